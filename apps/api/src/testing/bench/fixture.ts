// Shared by both sync benchmarks: a database with the seed's quizzes and learners, and the app running on it.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Database } from '@quorbit/db/client';
import { sessions, users } from '@quorbit/db/schema/accounts';
import { learners } from '@quorbit/db/schema/learners';
import { openTestPglite, openTestPostgres, prepareTestDatabases, type TestDatabase } from '@quorbit/db/testing';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from '../../app.ts';
import { areas } from '../../areas.ts';
import { readEnv } from '../../env.ts';
import { seedContent } from '../../features/quizzes/quizzes.seed.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { createGate } from '../../lib/admission/gate.ts';
import { createHealthSources } from '../../lib/background/health-sources.ts';
import { createLogger } from '../../lib/logger.ts';
import { createMemoryRealtime } from '../../realtime/memory.ts';
import { registriesOf } from '../../registries.ts';
import { createAdminCache } from '../../sessions/admin-cache.ts';
import { hasDemoContent } from '../../sessions/demo-accounts.ts';
import { sessionKeyOf } from '../../sessions/session-keys.ts';
import { signToken } from '../../sessions/tokens.ts';

export const ENGINES = ['PGlite', 'PostgreSQL'] as const;
export type Engine = (typeof ENGINES)[number];

/** Formats and writes log lines as in production, but to /dev/null. */
const log = createLogger('info', pino.destination('/dev/null'));
const authSecret = Buffer.from('a secret that only benchmarks use, 32+ bytes');
const now = () => new Date();
const SESSION_MS = 30 * 24 * 3_600_000;

/** Opens a fresh database with the seed's quizzes. */
export async function openFixture(engine: Engine): Promise<TestDatabase> {
  await prepareTestDatabases();
  const database = await (engine === 'PGlite' ? openTestPglite() : openTestPostgres());
  await seedContent({ database, log, now, fullContent: true });
  return database;
}

export interface Learner {
  actor: Actor;
  token: string;
}

/** Creates learners with one session each. */
export async function addLearners(database: Database, count: number): Promise<Learner[]> {
  const actors = Array.from({ length: count }, () => ({
    id: newId(),
    role: 'user' as const,
    timeZone: 'UTC',
    sessionId: newId().replaceAll('-', ''),
  }));
  const expiresAt = new Date(Date.now() + SESSION_MS);
  await database.transaction(async (tx) => {
    await tx.insert(users).values(actors.map(({ id }) => ({ id, name: 'A Learner', email: `${id}@example.org` })));
    await tx.insert(learners).values(actors.map(({ id }) => ({ userId: id })));
    await tx
      .insert(sessions)
      .values(actors.map(({ id, sessionId }) => ({ id: sessionKeyOf(sessionId), userId: id, expiresAt })));
  });
  return Promise.all(
    actors.map(async (actor) => ({
      actor,
      token: await signToken(authSecret, { id: actor.id, sid: actor.sessionId }),
    })),
  );
}

export function createBenchDeps(database: Database): Deps {
  const env = readEnv({ RATE_LIMIT_PER_MINUTE: '1000000', DATA_DIR: '/nonexistent' });
  const realtime = createMemoryRealtime();
  return {
    env,
    database,
    realtime,
    gate: createGate(database),
    adminCache: createAdminCache(now, realtime.signals),
    log,
    switches: { isOn: () => true, registration: () => 'open' },
    healthSources: createHealthSources(now, null),
    now,
    authSecret,
    // The benchmarks send no push messages.
    vapid: { publicKey: '', privateKey: '' },
    demo: hasDemoContent(env, database.kind),
    baseUrl: () => '',
    ...registriesOf(areas),
  };
}

/** Builds the server on a database, without its background workers. */
export function buildProduct(database: Database): Promise<FastifyInstance> {
  return buildApp({ deps: createBenchDeps(database), redis: null, webFolder: '/nonexistent' });
}

/** Listens on a free loopback port and returns the address. */
export function listen(app: FastifyInstance): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}
