// Brings a whole server up in the right order, and down again.
import { openDatabase } from '@quorbit/db/open-database';
import { OperatorError } from '@quorbit/db/operator-error';
import { Redis } from 'ioredis';
import { buildApp } from './app.ts';
import { startControl } from './control.ts';
import type { Env } from './env.ts';
import { ensureAdmin } from './features/accounts/admin-account.ts';
import { hasDemo, seedDemoAccounts } from './features/accounts/demo-accounts.ts';
import { sendReminders } from './features/accounts/reminders.worker.ts';
import { sweep } from './features/accounts/sweep.worker.ts';
import { sendDueMails } from './features/mails/mails.worker.ts';
import { type Outbox, openOutbox } from './features/mails/outbox.ts';
import { seedContent } from './features/quizzes/quizzes.seed.ts';
import { foldAttempts } from './features/quizzes/stats.worker.ts';
import { sweepSync } from './features/sync/sweep.worker.ts';
import { loadAuthSecret } from './lib/auth-secret.ts';
import type { Logger } from './lib/logger.ts';
import { startWorkerLoop, type WorkerLoop } from './lib/worker-loop.ts';
import type { Deps } from './trpc/context.ts';

export interface Server {
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  address: string;
  /** Whether the demo accounts exist and may be told. */
  demo: boolean;
  /** Stops accepting, finishes requests, then closes the database. */
  close(): Promise<void>;
}

interface StartOptions {
  env: Env;
  log: Logger;
  now?: () => Date;
  webFolder?: string;
}

/** Opens the database, migrates, seeds and listens. @throws OperatorError for what the operator can mend */
export async function startServer({ env, log, now = () => new Date(), webFolder }: StartOptions): Promise<Server> {
  const opened = await openDatabase(env);
  const { database } = opened;
  const undo: (() => Promise<unknown>)[] = [() => opened.close()];
  try {
    if (opened.backup) log.info({ backup: opened.backup }, 'backup made before the upgrade');
    let port = env.port;
    const deps: Deps = {
      env,
      database,
      log,
      now,
      authSecret: await loadAuthSecret(env),
      demo: hasDemo(env, database.kind),
      baseUrl: () => env.publicUrl ?? `http://localhost:${port}`,
    };
    if (env.seedDemo ?? database.kind === 'pglite') await seedContent({ database, log, now });
    if (deps.demo) await seedDemoAccounts({ database, log, now });
    if (env.admin) await ensureAdmin({ database, admin: env.admin, log, now });
    const redis =
      env.redisUrl === null ? null : new Redis(env.redisUrl, { maxRetriesPerRequest: 1, lazyConnect: false });
    redis?.on('error', (err) => log.warn({ err }, 'redis'));
    if (redis) undo.push(async () => redis.disconnect());

    const app = await buildApp({ deps, redis, webFolder });
    undo.push(() => app.close());
    const address = await listen(app, env);
    port = Number(new URL(address).port);
    const outbox = openOutbox(env, log);
    for (const worker of startWorkers(deps, outbox)) undo.push(() => worker.stop());
    // Undone first: mail that is on its way to a slow server would keep the workers, and so the end, waiting.
    undo.push(async () => outbox.close());
    if (database.kind === 'pglite') {
      const control = await startControl({ dataDir: env.dataDir, database, log });
      undo.push(() => control.close());
    }
    return { address, demo: deps.demo, close: () => unwind(undo) };
  } catch (error) {
    await unwind(undo);
    throw error;
  }
}

/** The work that goes on beside the calls. */
function startWorkers({ database, log, now, baseUrl }: Deps, outbox: Outbox): WorkerLoop[] {
  return [
    startWorkerLoop({ name: 'stats', round: () => foldAttempts(database), pauseMs: 2_000, log }),
    startWorkerLoop({ name: 'mails', round: () => sendDueMails({ database, outbox, log, now }), pauseMs: 1_000, log }),
    startWorkerLoop({
      name: 'reminders',
      round: () => sendReminders({ database, baseUrl, now }),
      pauseMs: 60_000,
      log,
    }),
    startWorkerLoop({ name: 'sweep', round: () => sweep(database, now()), pauseMs: 600_000, log }),
    startWorkerLoop({ name: 'sync sweep', round: () => sweepSync(database, now()), pauseMs: 600_000, log }),
  ];
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Env): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new OperatorError(`PORT ${port} is taken on ${host}. Stop the other program or set PORT to a free one.`);
    if (code === 'EACCES')
      throw new OperatorError(`PORT ${port} may not be used by this user. Set PORT to 1024 or above.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new OperatorError(`HOST must be an address of this machine; ${host} is not.`);
    throw error;
  }
}

/** In the reverse order of making; every step runs even when one before it failed. */
async function unwind(undo: (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of undo.splice(0).reverse()) await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'closing failed');
}
