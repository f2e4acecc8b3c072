// Owns the health of the whole server as admins see it, with advice on what to do.
import { worstStateOf } from '@quorbit/contracts/health/finding';
import { redactSecrets } from '@quorbit/contracts/health/redact-secrets';
import type { Health, QueueHealth, WorkerHealth } from '@quorbit/contracts/health/schema';
import { judgeRounds, judgeWaiting } from '@quorbit/contracts/health/worker-rules';
import type { Executor } from '@quorbit/db/client';
import { MAX_COUNTED } from '@quorbit/db/count-waiting';
import type { SignedInContext } from '../../kernel/context.ts';
import type { LoopState } from '../../kernel/deps.ts';
import type { Backlog } from '../../kernel/shared-parts.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { listSecrets } from '../../lib/secrets/env-secrets.ts';
import { healthChecks } from './checks.ts';
import { runChecks } from './run-checks.ts';

/** Runs all health checks. @throws AppError FORBIDDEN for everybody but admins */
// ctx: it also checks Redis, the disk and the workers, and the database over several connections
export async function getHealth({ actor, db, deps, now: clock }: SignedInContext): Promise<Health> {
  requireAdmin(actor);
  const now = clock();
  const secrets = listSecrets(deps.env);
  const workers = deps.healthSources.rounds.list().map((loop) => viewWorker(loop, now, secrets));
  const definitions = healthChecks({
    db,
    deps,
    now,
    secrets,
    workers,
    queues: () => Promise.all(deps.backlogs.map((backlog) => viewBacklog(db, backlog, now))),
  });
  const checks = await runChecks(definitions, { log: deps.log, watched: deps.healthSources, now: clock, secrets });
  return {
    lookedAt: now.toISOString(),
    state: worstStateOf(checks.map(({ state }) => state)),
    checks,
    workers,
    queues: checks.flatMap(({ queues = [] }) => queues),
  };
}

function viewWorker(loop: LoopState, now: Date, secrets: readonly string[]): WorkerHealth {
  const { area, name, endedAt, tookMs, runningSince, failures, error } = loop;
  return {
    area,
    name,
    tookMs,
    failures,
    state: judgeRounds(loop, now),
    endedAt: endedAt?.toISOString() ?? null,
    runningSince: runningSince?.toISOString() ?? null,
    error: error === null ? null : redactSecrets(error, secrets),
  };
}

async function viewBacklog(db: Executor, { name, title, lateMs, read }: Backlog, now: Date): Promise<QueueHealth> {
  const { count, oldestAt } = await read(db, now);
  return {
    name,
    title,
    state: judgeWaiting(oldestAt, lateMs, now),
    waiting: Math.min(count, MAX_COUNTED),
    more: count > MAX_COUNTED,
    oldestAt: oldestAt?.toISOString() ?? null,
  };
}
