// The measured process of the hot-reads benchmark. Its arguments: the engine, and whether statements are answered by it
// or from memory.
import { listQuizzesInput, quizCards } from '@quorbit/contracts/quizzes/schema';
import type { Database } from '@quorbit/db/client';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { listQuizzes } from '../../src/features/quizzes/quizzes.service.ts';
import type { Actor } from '../../src/kernel/actor.ts';
import { findActor } from '../../src/sessions/sessions.service.ts';
import { verifyToken } from '../../src/sessions/tokens.ts';
import {
  addLearners,
  buildProduct,
  createBenchDeps,
  ENGINES,
  listen,
  openFixture,
} from '../../src/testing/bench/fixture.ts';
import { memoizeStatements } from '../../src/testing/intercept.ts';
import { serveCommands } from './commands.ts';

const [engineName, from] = process.argv.slice(2);
const fixture = await openFixture(z.parse(z.enum(ENGINES), engineName));
const [learner] = await addLearners(fixture, 1);
if (!learner) throw new Error('There is no learner.');
const database = from === 'memory' ? memoizeStatements(fixture) : fixture;
const product = await buildProduct(database);
const bare = buildBare(database, learner.actor);
const ready = { product: await listen(product), bare: await listen(bare), token: learner.token };

serveCommands({ addresses: () => ready }, async () => {
  await product.close();
  await bare.close();
  await fixture.drop();
});

/**
 * Builds the bare Fastify + zod server: it validates input and output, calls the same service function, and does
 * nothing else.
 */
function buildBare(db: Database, actor: Actor): FastifyInstance {
  const app = Fastify();
  const deps = createBenchDeps(db);
  const list = async (query: unknown, as: Actor) => {
    const { limit } = z.parse(z.object({ limit: z.string() }), query);
    const input = z.parse(listQuizzesInput, { limit: Number(limit) });
    return z.parse(quizCards, await listQuizzes(db.read, as, input, deps.now(), deps));
  };
  app.get('/list', ({ query }) => list(query, actor));
  app.get('/list-with-session', async ({ query, headers }, reply) => {
    const claims = await verifyToken(deps.authSecret, headers.authorization?.slice('Bearer '.length) ?? '');
    const found = claims && (await findActor(db.read, claims.sid, { demo: deps.demo }));
    return found ? list(query, found) : reply.status(401).send();
  });
  let ready: Promise<unknown> | undefined;
  app.get('/ready', async ({ query }) => {
    ready ??= list(query, actor);
    return z.parse(quizCards, await ready);
  });
  return app;
}
