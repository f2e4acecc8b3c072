import type { Role } from '@quorbit/contracts/accounts/roles';
import type { SignInResult } from '@quorbit/contracts/accounts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { ensureEpoch } from '@quorbit/db/meta';
import { users } from '@quorbit/db/schema/accounts';
import type { TestDatabase } from '@quorbit/db/testing';
import { createTRPCClient, httpLink } from '@trpc/client';
import { eq } from 'drizzle-orm';
import { buildApp } from '../app.ts';
import type { AppRouter } from '../app-router.ts';
import { areas } from '../areas.ts';
import { readEnv } from '../env.ts';
import { getSwitches } from '../features/feature-switches/feature-switches.repository.ts';
import { followSwitches } from '../features/feature-switches/follow-switches.ts';
import { ensureVapidKeys } from '../features/pushes/vapid.ts';
import type { Deps } from '../kernel/deps.ts';
import type { Env } from '../kernel/env.ts';
import { createGate } from '../lib/admission/gate.ts';
import { createHealthSources } from '../lib/background/health-sources.ts';
import { createLogger } from '../lib/logger.ts';
import { createRedisConnections, type RedisTimes } from '../lib/redis/redis-connections.ts';
import { publishCommits } from '../realtime/commit-signals.ts';
import { createMemoryRealtime } from '../realtime/memory.ts';
import { createRedisRealtime } from '../realtime/redis/redis-realtime.ts';
import { PATIENT_TIMES } from '../realtime/testing.ts';
import { registriesOf } from '../registries.ts';
import { createAdminCache } from '../sessions/admin-cache.ts';
import { hasDemoContent } from '../sessions/demo-accounts.ts';
import { openTestSocket, type TestSocket } from './wire/test-socket.ts';

export const TEST_PASSWORD = 'correct horse battery';

/** A person in a test: an account with a signed-in client. */
export interface Person extends SignInResult {
  id: string;
  trpc: Client;
}

export type Client = ReturnType<typeof clientOf>;

/**
 * Makes a tRPC client of the server at this address; without a session if `token` is null. It accepts only replies that
 * aren't compressed, because compressing them takes as long as most calls.
 */
export function clientOf(address: string, token: string | null) {
  const headers = () => ({
    'accept-encoding': 'identity',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  });
  return createTRPCClient<AppRouter>({ links: [httpLink({ url: `${address}/trpc`, headers })] });
}

export interface TestServer {
  address: string;
  app: Awaited<ReturnType<typeof buildApp>>;
  deps: Deps;
  /** Every structured log line so far. */
  logs: Record<string, unknown>[];
  /** Sets the server's clock and freezes it. */
  setNow(now: Date): void;
  /** Makes a client without a session, or with the given token. */
  client(token?: string): Client;
  /** Opens a socket for subscriptions, with this token. Closing the server closes it too. */
  socket(token?: string): TestSocket;
  /** Registers a new account with this role. */
  person(role?: Role, name?: string): Promise<Person>;
  close(): Promise<void>;
}

interface TestServerOptions {
  webFolder?: string | undefined;
  /** The milliseconds between two reads of the feature switches; if null, they are read only after hints. */
  switchesEveryMs?: number | null;
  redisTimes?: Partial<RedisTimes> | undefined;
}

/**
 * Starts the real server over a test's database, on a free loopback port. Unlike in production, it never pauses on
 * purpose, and waiting calls, exchanges and Redis don't time out, as they would on a slow machine.
 * @param env environment variables of the server.
 */
export async function startTestServer(
  database: TestDatabase,
  env: Record<string, string> = {},
  { webFolder, switchesEveryMs = null, redisTimes = PATIENT_TIMES }: TestServerOptions = {},
): Promise<TestServer> {
  const parsed: Env = readEnv({ RATE_LIMIT_PER_MINUTE: '1000000', DATA_DIR: '/nonexistent', ...env });
  const logs: Record<string, unknown>[] = [];
  const log = createLogger('info', { write: (line) => logs.push(JSON.parse(line)) });
  let now: Date | null = null;
  let address = '';
  const connections =
    parsed.redisUrl === null ? null : createRedisConnections({ url: parsed.redisUrl, log, times: redisTimes });
  const realtime = connections === null ? createMemoryRealtime() : createRedisRealtime({ connections, log });
  const switchFollower = await followSwitches({
    env: parsed,
    log,
    signals: realtime.signals,
    everyMs: switchesEveryMs,
    read: () => getSwitches(database.lane('health').read),
  });
  const redis = connections?.open({ maxRetriesPerRequest: 0 }) ?? null;
  const clock = () => now ?? new Date();
  const deps: Deps = {
    ...registriesOf(areas),
    env: parsed,
    database,
    gate: createGate(database, {
      receiveRequests: async () => {},
      schedule: () => () => {},
      maxWaitMs: Number.POSITIVE_INFINITY,
    }),
    realtime,
    log,
    switches: switchFollower.switches,
    healthSources: createHealthSources(clock, redis),
    adminCache: createAdminCache(clock, realtime.signals),
    now: clock,
    pause: async () => {},
    elapsed: () => 0,
    vapid: await ensureVapidKeys(database),
    authSecret: Buffer.from('a secret that only tests use, 32+ bytes'),
    demo: hasDemoContent(parsed, database.kind),
    baseUrl: () => parsed.publicUrl ?? address,
  };
  const stopPublishing = publishCommits(database, deps.realtime.signals);
  await ensureEpoch(database.read);
  const app = await buildApp({ deps, redis, webFolder });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  const sockets = new Set<TestSocket>();
  const client = (token?: string) => clientOf(address, token ?? null);
  return {
    address,
    app,
    deps,
    logs,
    setNow: (time) => {
      now = time;
    },
    client,
    socket(token) {
      const socket = openTestSocket(address, token ?? null);
      sockets.add(socket);
      return socket;
    },
    async person(role = 'user', name = 'Test Person') {
      const email = `${newId()}@example.org`;
      const { user, token } = await client().accounts.register.mutate({
        name,
        email,
        password: TEST_PASSWORD,
        timeZone: 'UTC',
      });
      if (role !== 'user') {
        await database.transaction((tx) => tx.update(users).set({ role }).where(eq(users.id, user.id)));
      }
      return { user: { ...user, role }, token, id: user.id, trpc: client(token) };
    },
    async close() {
      for (const socket of sockets) await socket.close();
      // Cuts all connections first: closing would otherwise wait a minute for sockets that a client opened and never
      // used.
      app.server.closeAllConnections();
      await app.close();
      deps.adminCache.close();
      stopPublishing();
      await switchFollower.stop();
      await deps.realtime.close();
      redis?.disconnect();
    },
  };
}
