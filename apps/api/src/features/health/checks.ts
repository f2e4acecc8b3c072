import { withoutSecrets } from '@quorbit/contracts/health/hide';
import { judgeDatabase, judgeDisk, judgeMail, judgeRedis, judgeVersions } from '@quorbit/contracts/health/rules';
import type { QueueHealth, WorkerHealth } from '@quorbit/contracts/health/schema';
import { judgeParked, judgeQueues, judgeWorkers } from '@quorbit/contracts/health/work-rules';
import { PROTOCOL } from '@quorbit/contracts/sync/limits';
import type { Executor } from '@quorbit/db/client';
import { ping } from '@quorbit/db/meta';
import { knownMigrations } from '@quorbit/db/migrations';
import type { Deps } from '../../kernel/deps.ts';
import { answerOf } from '../../lib/answers.ts';
import { ownVersion } from '../../lib/own-version.ts';
import { countMailsGivenUp, readMailFigures } from '../mails/mail-figures.service.ts';
import { readSyncFigures } from '../sync/health.service.ts';
import { findOnBackups } from './backups.service.ts';
import { roomOf } from './disk.ts';
import { readDatabaseFacts } from './health.repository.ts';
import type { Look } from './looking.ts';
import { readRedisFacts } from './redis-facts.ts';

interface Given {
  /** Calls of admins, over connections of their own. */
  db: Executor;
  deps: Pick<Deps, 'database' | 'env' | 'watched'>;
  now: Date;
  secrets: readonly string[];
  workers: readonly WorkerHealth[];
  queues: () => Promise<QueueHealth[]>;
}

/** Shorter than the whole check. */
const FACTS_MS = 2_000;
const DATABASE_FIRST = 'See what the database check says first. If that is good, read the log of the server.';

/** Everything that is looked at, in the order in which it is shown. */
export function healthChecks({ db, deps, now, secrets, workers, queues }: Given): Look[] {
  const { database, env, watched } = deps;
  const { redis } = watched;
  return [
    {
      id: 'database',
      title: 'Database',
      otherwise:
        database.kind === 'postgres'
          ? 'See whether PostgreSQL runs, can be reached from this machine and has connections left.'
          : 'Restart the server. If that is no help, see whether the disk is full, and restore a backup.',
      async run() {
        const began = performance.now();
        await ping(database.lane('health').read);
        const roundTripMs = performance.now() - began;
        const facts = await readDatabaseFacts(db);
        const known = knownMigrations();
        return judgeDatabase({ kind: database.kind, roundTripMs, known, connections: database.poolUse(), ...facts });
      },
    },
    {
      id: 'redis',
      title: 'Redis',
      otherwise: 'See whether Redis runs and can be reached. Until then live rooms and limits of calls suffer.',
      run: async () => judgeRedis(redis && (await readRedisFacts(redis))),
    },
    {
      id: 'mail',
      title: 'Mail',
      otherwise: DATABASE_FIRST,
      async run() {
        const { lastError, ...figures } = await readMailFigures(db, now);
        const shown = lastError === null ? null : withoutSecrets(lastError, secrets);
        return judgeMail(env.smtpUrl !== null, { ...figures, lastError: shown }, now);
      },
    },
    {
      id: 'workers',
      title: 'Background work',
      otherwise: 'Restart the server.',
      run: async () => judgeWorkers(workers),
    },
    {
      id: 'queues',
      title: 'Queues',
      otherwise: DATABASE_FIRST,
      async run() {
        const told = await queues();
        return { ...judgeQueues(told), queues: told };
      },
    },
    {
      id: 'parked',
      title: 'Parked work',
      otherwise: DATABASE_FIRST,
      run: async () => judgeParked(await readSyncFigures(db, now), await countMailsGivenUp(db)),
    },
    {
      id: 'disk',
      title: 'Disk',
      otherwise: 'See whether the disk that holds DATA_DIR is there and can be read by the server.',
      run: async () => judgeDisk(await roomOf(watched.diskOf, env.dataDir), database.kind === 'postgres'),
    },
    { id: 'backups', title: 'Backups', otherwise: DATABASE_FIRST, run: () => findOnBackups(db, now) },
    {
      id: 'versions',
      title: 'Versions',
      otherwise: DATABASE_FIRST,
      async run() {
        // The program's own version needs no database.
        const facts = await answerOf(() => readDatabaseFacts(db), FACTS_MS).catch(() => null);
        const told = redis && (await readRedisFacts(redis).catch(() => null));
        return judgeVersions({
          program: ownVersion(),
          node: process.versions.node,
          protocol: PROTOCOL,
          database: facts && `${database.kind === 'pglite' ? 'PGlite' : 'PostgreSQL'} ${facts.version}`,
          redis: told?.version ?? null,
          pending: facts && knownMigrations() - facts.applied,
        });
      },
    },
  ];
}
