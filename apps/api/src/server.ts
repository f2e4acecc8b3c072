// Starts a whole server in the right order, and stops it.
import { openDatabase } from '@quorbit/db/open-database';
import { OperatorError } from '@quorbit/db/operator-error';
import { buildApp } from './app.ts';
import { areas } from './areas.ts';
import { startControlServer } from './control-server.ts';
import { ensureAdmin } from './features/accounts/creation/ensure-admin.ts';
import { readDemoAdminPassword } from './features/demo/demo-accounts.seed.ts';
import { getSwitches } from './features/feature-switches/feature-switches.repository.ts';
import { followSwitches } from './features/feature-switches/follow-switches.ts';
import { ensureVapidKeys } from './features/pushes/vapid.ts';
import { markAllGamesLost } from './features/rooms/games.ts';
import type { Area } from './kernel/area.ts';
import type { Deps } from './kernel/deps.ts';
import type { Env } from './kernel/env.ts';
import { createGate } from './lib/admission/gate.ts';
import { createHealthSources } from './lib/background/health-sources.ts';
import { watchDiskRoom } from './lib/background/watch-disk-room.ts';
import { startWatchdog, type WatchdogOptions } from './lib/background/watchdog.ts';
import { startWorkerLoop } from './lib/background/worker-loop.ts';
import type { Logger } from './lib/logger.ts';
import { createRedisConnections } from './lib/redis/redis-connections.ts';
import { loadAuthSecret } from './lib/secrets/auth-secret.ts';
import { publishCommits } from './realtime/commit-signals.ts';
import { createMemoryRealtime } from './realtime/memory.ts';
import { createRedisRealtime } from './realtime/redis/redis-realtime.ts';
import { registriesOf } from './registries.ts';
import { runSeeds } from './seeds.ts';
import { createAdminCache } from './sessions/admin-cache.ts';
import { hasDemoContent } from './sessions/demo-accounts.ts';
import { upkeep } from './upkeep.ts';

export interface Server {
  /** The address that the server listens on, e.g. `http://127.0.0.1:3000`. */
  address: string;
  /** The password of the demo admin; null when the server has no demo accounts. */
  demo: { adminPassword: string } | null;
  /**
   * Signals proxies to send no more requests, stops accepting connections, finishes open requests, then closes the
   * database.
   */
  close(): Promise<void>;
}

interface StartOptions {
  env: Env;
  log: Logger;
  now?: () => Date;
  webFolder?: string;
  watchdog?: WatchdogOptions;
}

/**
 * Opens the database, migrates, seeds and listens.
 * @throws OperatorError for a problem that the operator can fix.
 */
export async function startServer({
  env,
  log,
  now = () => new Date(),
  webFolder,
  watchdog,
}: StartOptions): Promise<Server> {
  const opened = await openDatabase(env, upkeep);
  const { database } = opened;
  let stopWatching: () => Promise<unknown> = async () => {};
  const undo: (() => Promise<unknown>)[] = [() => stopWatching(), () => opened.close()];
  try {
    if (opened.backup) log.info({ backup: opened.backup }, 'backup made before the upgrade');
    let port = env.port;
    const connections = env.redisUrl === null ? null : createRedisConnections({ url: env.redisUrl, log });
    const realtime = connections === null ? createMemoryRealtime() : createRedisRealtime({ connections, log });
    undo.push(() => realtime.close());
    const { signals } = realtime;
    const { switches, stop } = await followSwitches({
      env,
      log,
      signals,
      read: () => getSwitches(database.lane('health').read),
    });
    undo.push(stop);
    const redis = connections?.open({ maxRetriesPerRequest: 0 }) ?? null;
    if (redis) undo.push(async () => redis.disconnect());
    const adminCache = createAdminCache(now, signals);
    undo.push(async () => adminCache.close());
    const deps: Deps = {
      ...registriesOf(areas),
      env,
      database,
      gate: createGate(database),
      realtime,
      log,
      switches,
      healthSources: createHealthSources(now, redis),
      adminCache,
      now,
      authSecret: await loadAuthSecret(env),
      vapid: await ensureVapidKeys(database.forNeeded()),
      demo: hasDemoContent(env, database.kind),
      baseUrl: () => env.publicUrl ?? `http://localhost:${port}`,
    };
    const stopPublishing = publishCommits(database, signals);
    undo.push(async () => stopPublishing());
    const startDeps: Deps = { ...deps, database: database.forNeeded() };
    const fullContent = env.seedDemo ?? database.kind === 'pglite';
    const seedDeps = { ...startDeps, fullContent, print: () => {} };
    await runSeeds(areas, 'content', seedDeps);
    if (deps.demo) await runSeeds(areas, 'demo', seedDeps);
    const demo = deps.demo ? { adminPassword: (await readDemoAdminPassword(env.dataDir)).value } : null;
    if (env.admin) await ensureAdmin({ ...startDeps, admin: env.admin });
    // Rooms were lost with the previous process, so their games are marked as lost before any client can ask for them.
    if (!deps.realtime.outlivesProcess) await markAllGamesLost(startDeps);
    const app = await buildApp({ deps, redis, webFolder });
    undo.push(() => app.close());
    const address = await listen(app, env);
    stopWatching = startWatchdog(watchdog);
    port = Number(new URL(address).port);
    const stopDiskWatch = watchDiskRoom(database, log);
    undo.push(async () => stopDiskWatch());
    for (const stop of startWorkers(deps)) undo.push(stop);
    if (database.kind === 'pglite') {
      const control = await startControlServer({ dataDir: env.dataDir, database, log });
      undo.push(() => control.close());
    }
    return {
      address,
      demo,
      async close() {
        await app.drain();
        await undoAll(undo);
      },
    };
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

/** Starts the background work. Returns the functions that stop it. */
function startWorkers(deps: Deps): (() => Promise<void>)[] {
  const workers = Object.entries<Area>(areas).flatMap(([area, { workers: areaWorkers = [] }]) =>
    areaWorkers.map((worker) => ({ area, ...worker })),
  );
  const lane = deps.database.lane('workers');
  return workers.map(({ area, name, pauseMs, needed = false, start }) => {
    const { round, interrupt } = start({ ...deps, database: needed ? lane.forNeeded() : lane });
    const rounds = deps.healthSources.rounds.open({ area, name, pauseMs });
    const hasDiskRoom = () => needed || lane.savingLevel() === 'everything';
    const loop = startWorkerLoop({ name, round, pauseMs, log: deps.log, rounds, hasDiskRoom });
    return () => {
      interrupt?.();
      return loop.stop();
    };
  });
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

/**
 * Runs the server's closing steps in reverse order of creation, each even if an earlier one failed.
 * @throws AggregateError with all errors.
 */
async function undoAll(undo: (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of undo.splice(0).reverse()) await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'closing failed');
}
