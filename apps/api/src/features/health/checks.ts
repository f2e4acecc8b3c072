import { redactSecrets } from '@quorbit/contracts/health/redact-secrets';
import { judgeDatabase, judgeDisk, judgeMail, judgeRedis, judgeVersions } from '@quorbit/contracts/health/rules';
import type { QueueHealth, WorkerHealth } from '@quorbit/contracts/health/schema';
import { judgeParked, judgeQueues, judgeWorkers } from '@quorbit/contracts/health/worker-rules';
import { PROTOCOL } from '@quorbit/contracts/sync/limits';
import type { Executor } from '@quorbit/db/client';
import { ping } from '@quorbit/db/meta';
import { countMigrations } from '@quorbit/db/migrations';
import type { Deps } from '../../kernel/deps.ts';
import { readAppVersion } from '../../lib/app-version.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { countAbandonedMails, getMailFigures } from '../mails/mail-figures.service.ts';
import { getSyncFigures } from '../sync/health.service.ts';
import { checkBackups } from './backups.service.ts';
import { getDiskSpace } from './disk-space.ts';
import { getDatabaseFacts } from './health.repository.ts';
import { getRedisFacts } from './redis-facts.ts';
import type { CheckDefinition } from './run-checks.ts';

interface CheckContext {
  /** The database connections reserved for admins' calls. */
  db: Executor;
  deps: Pick<Deps, 'database' | 'env' | 'healthSources'>;
  now: Date;
  secrets: readonly string[];
  workers: readonly WorkerHealth[];
  queues: () => Promise<QueueHealth[]>;
}

/** The time limit in milliseconds for reading database facts, which is shorter than that of the whole check. */
const FACTS_TIMEOUT_MS = 2_000;
const DATABASE_FIRST_ADVICE = 'See what the database check says first. If that is good, read the log of the server.';

/** Lists all health checks in the order in which they are shown. */
export function healthChecks({ db, deps, now, secrets, workers, queues }: CheckContext): CheckDefinition[] {
  const { database, env, healthSources } = deps;
  const { redis } = healthSources;
  return [
    {
      id: 'database',
      title: 'Database',
      failureAdvice:
        database.kind === 'postgres'
          ? 'See whether PostgreSQL runs, can be reached from this machine and has connections left.'
          : 'Restart the server. If that is no help, see whether the disk is full, and restore a backup.',
      async run() {
        const startedAt = performance.now();
        await ping(database.lane('health').read);
        const roundTripMs = performance.now() - startedAt;
        const facts = await getDatabaseFacts(db);
        const known = countMigrations();
        return judgeDatabase({ kind: database.kind, roundTripMs, known, connections: database.poolUse(), ...facts });
      },
    },
    {
      id: 'redis',
      title: 'Redis',
      failureAdvice: 'See whether Redis runs and can be reached. Until then live rooms and limits of calls suffer.',
      run: async () => judgeRedis(redis && (await getRedisFacts(redis))),
    },
    {
      id: 'mail',
      title: 'Mail',
      failureAdvice: DATABASE_FIRST_ADVICE,
      async run() {
        const { lastError, ...figures } = await getMailFigures(db, now);
        const safeError = lastError === null ? null : redactSecrets(lastError, secrets);
        return judgeMail(env.smtpUrl !== null, { ...figures, lastError: safeError }, now);
      },
    },
    {
      id: 'workers',
      title: 'Background work',
      failureAdvice: 'Restart the server.',
      run: async () => judgeWorkers(workers),
    },
    {
      id: 'queues',
      title: 'Queues',
      failureAdvice: DATABASE_FIRST_ADVICE,
      async run() {
        const queueStates = await queues();
        return { ...judgeQueues(queueStates), queues: queueStates };
      },
    },
    {
      id: 'parked',
      title: 'Parked work',
      failureAdvice: DATABASE_FIRST_ADVICE,
      run: async () => judgeParked(await getSyncFigures(db, now), await countAbandonedMails(db)),
    },
    {
      id: 'disk',
      title: 'Disk',
      failureAdvice: 'See whether the disk that holds DATA_DIR is there and can be read by the server.',
      run: async () => judgeDisk(await getDiskSpace(healthSources.diskOf, env.dataDir), database.kind === 'postgres'),
    },
    { id: 'backups', title: 'Backups', failureAdvice: DATABASE_FIRST_ADVICE, run: () => checkBackups(db, now) },
    {
      id: 'versions',
      title: 'Versions',
      failureAdvice: DATABASE_FIRST_ADVICE,
      async run() {
        // If the database doesn't reply, the check still shows the program's own version.
        const facts = await withTimeout(() => getDatabaseFacts(db), FACTS_TIMEOUT_MS).catch(() => null);
        const redisFacts = redis && (await getRedisFacts(redis).catch(() => null));
        return judgeVersions({
          program: readAppVersion(),
          node: process.versions.node,
          protocol: PROTOCOL,
          database: facts && `${database.kind === 'pglite' ? 'PGlite' : 'PostgreSQL'} ${facts.version}`,
          redis: redisFacts?.version ?? null,
          pending: facts && countMigrations() - facts.applied,
        });
      },
    },
  ];
}
