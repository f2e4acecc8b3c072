// Owns what admins see of the health of the whole server, and what to do about it.
import { worstOf } from '@quorbit/contracts/health/finding';
import { withoutSecrets } from '@quorbit/contracts/health/hide';
import type { Health, QueueHealth, WorkerHealth } from '@quorbit/contracts/health/schema';
import { judgeRounds, judgeWaiting } from '@quorbit/contracts/health/work-rules';
import type { Executor } from '@quorbit/db/client';
import { MOST_COUNTED } from '@quorbit/db/waiting';
import type { SignedInContext } from '../../kernel/context.ts';
import type { LoopState } from '../../kernel/deps.ts';
import type { Backlog } from '../../kernel/shared-parts.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { secretsOf } from '../../lib/secrets/secrets.ts';
import { healthChecks } from './checks.ts';
import { lookAtAll } from './looking.ts';

/** Looks at everything. @throws AppError FORBIDDEN for everybody but admins */
// ctx: Redis, the disk and the workers are looked at too, and the database over several lanes
export async function readHealth({ actor, db, deps, now: clock }: SignedInContext): Promise<Health> {
  requireAdmin(actor);
  const now = clock();
  const secrets = secretsOf(deps.env);
  const workers = deps.watched.rounds.list().map((loop) => viewLoop(loop, now, secrets));
  const looks = healthChecks({
    db,
    deps,
    now,
    secrets,
    workers,
    queues: () => Promise.all(deps.backlogs.map((backlog) => viewBacklog(db, backlog, now))),
  });
  const checks = await lookAtAll(looks, { ...deps, now: clock, secrets });
  return {
    lookedAt: now.toISOString(),
    state: worstOf(checks.map(({ state }) => state)),
    checks,
    workers,
    queues: checks.flatMap(({ queues = [] }) => queues),
  };
}

function viewLoop(loop: LoopState, now: Date, secrets: readonly string[]): WorkerHealth {
  const { area, name, endedAt, tookMs, runningSince, failures, error } = loop;
  return {
    area,
    name,
    tookMs,
    failures,
    state: judgeRounds(loop, now),
    endedAt: endedAt?.toISOString() ?? null,
    runningSince: runningSince?.toISOString() ?? null,
    error: error === null ? null : withoutSecrets(error, secrets),
  };
}

async function viewBacklog(db: Executor, { name, title, lateMs, read }: Backlog, now: Date): Promise<QueueHealth> {
  const { count, oldestAt } = await read(db, now);
  return {
    name,
    title,
    state: judgeWaiting(oldestAt, lateMs, now),
    waiting: Math.min(count, MOST_COUNTED),
    more: count > MOST_COUNTED,
    oldestAt: oldestAt?.toISOString() ?? null,
  };
}
