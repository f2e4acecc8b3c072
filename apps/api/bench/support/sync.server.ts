// The measured process of the exchange benchmark. Its arguments: the engine, and whether statements are answered by it
// or from memory.
import assert from 'node:assert/strict';
import { newId } from '@quorbit/contracts/lib/ids';
import { type ExchangeInput, exchangeInput, exchangeReply } from '@quorbit/contracts/sync/schema';
import type { Database } from '@quorbit/db/client';
import { ensureEpoch } from '@quorbit/db/meta';
import { learners } from '@quorbit/db/schema/learners';
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import { opReceipts, syncClients, syncRows, syncScopes } from '@quorbit/db/schema/sync';
import { xpLedger } from '@quorbit/db/schema/xp';
import { write } from '@quorbit/db/write';
import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { exchange } from '../../src/features/sync/sync.service.ts';
import type { Actor } from '../../src/kernel/actor.ts';
import type { SignedInContext } from '../../src/kernel/context.ts';
import { findActor, rereadActor } from '../../src/sessions/sessions.service.ts';
import { verifyToken } from '../../src/sessions/tokens.ts';
import { currentExchangeInput, giveCards, ratings } from '../../src/testing/bench/device.ts';
import {
  addLearners,
  buildProduct,
  createBenchDeps,
  ENGINES,
  type Learner,
  listen,
  openFixture,
} from '../../src/testing/bench/fixture.ts';
import { driverOf, memoizeStatements, recordStatements, type Statement } from '../../src/testing/intercept.ts';
import { serveCommands } from './commands.ts';
import { runConcurrently } from './load.ts';
import { rowGrowth, statementsFor } from './recorded.ts';

const RATINGS = 10;

const [engineName, from] = process.argv.slice(2);
const fixture = await openFixture(z.parse(z.enum(ENGINES), engineName));
await ensureEpoch(fixture.read);
const database = from === 'memory' ? memoizeStatements(fixture) : fixture;

const idler = await newLearner();
const idleInput = await currentExchangeInput(fixture, idler.actor);
const idleStatements = await recordStatements(database, (seen) =>
  exchange(createBenchContext(seen, idler.actor), idleInput),
);

const idleCallStatements = await recordStatements(database, callIdle);

const countsBefore = await countRows();
const recordedWork = await recordExchange();
const countsBetween = await countRows();
const pendingStatements: Statement[][] = [];
await prepareBare(1);
await runWaiting();
assert.deepEqual(
  rowGrowth(countsBetween, await countRows()),
  rowGrowth(countsBefore, countsBetween),
  'Bare SQL must leave the same rows.',
);

const product = await buildProduct(database);
const bare = buildBare(database);
const ready = {
  product: await listen(product),
  bare: await listen(bare),
  idle: { token: idler.token, body: idleInput },
  statements: {
    idle: idleStatements.length,
    idleCall: idleCallStatements.length,
    ratings: recordedWork.statements.length,
  },
};

serveCommands(
  {
    addresses: () => ready,
    runIdle: (count) => runConcurrently(z.parse(z.int(), count), runIdle).then(() => null),
    prepareLearners: async (count) =>
      Promise.all((await newLearners(z.parse(z.int(), count))).map(createRatingsRequest)),
    prepareBare: (count) => prepareBare(z.parse(z.int(), count)),
    runWaiting: (count) => runConcurrently(z.parse(z.int(), count), runWaiting).then(() => null),
  },
  async () => {
    await product.close();
    await bare.close();
    await fixture.drop();
  },
);

/** Builds the bare Fastify + zod server: it validates input and output, and calls only what an exchange needs. */
function buildBare(db: Database): FastifyInstance {
  const app = Fastify();
  const deps = createBenchDeps(db);
  const exchangeAs = async (body: unknown, actor: Actor) =>
    z.parse(exchangeReply, await exchange(createBenchContext(db, actor), z.parse(exchangeInput, body)));
  app.post('/idle', ({ body }) => exchangeAs(body, idler.actor));
  app.post('/idle-with-session', async ({ body, headers }, reply) => {
    const claims = await verifyToken(deps.authSecret, headers.authorization?.slice('Bearer '.length) ?? '');
    const found = claims && (await findActor(db.read, claims.sid, { demo: deps.demo }));
    return found ? exchangeAs(body, found) : reply.status(401).send();
  });
  app.post('/ratings', async ({ body }) => {
    z.parse(exchangeInput, body);
    await runWaiting();
    return z.parse(exchangeReply, recordedWork.reply);
  });
  return app;
}

/** Returns the part of a call's context that an exchange needs. */
function createBenchContext(db: Database, actor: Actor): SignedInContext {
  const deps = createBenchDeps(db);
  const ctx: Pick<SignedInContext, 'deps' | 'db' | 'now' | 'actor' | 'writeAs'> = {
    deps,
    db: db.read,
    now: deps.now,
    actor,
    writeAs: (scopes, fn) =>
      write(
        db,
        scopes,
        async (tx) => {
          const current = await rereadActor(tx, actor.sessionId, { demo: deps.demo });
          if (!current) throw new Error('The session is gone.');
          return fn(tx, current);
        },
        { onLateError: rethrow },
      ),
  };
  return ctx as SignedInContext;
}

/** Adds learners who have a card for each rating of a request. */
async function newLearners(count: number): Promise<Learner[]> {
  const learners = await addLearners(fixture, count);
  for (const { actor } of learners) await giveCards(fixture, actor, RATINGS);
  return learners;
}

async function newLearner(): Promise<Learner> {
  const [learner] = await newLearners(1);
  if (!learner) throw new Error('There is no learner.');
  return learner;
}

/** Returns the request that a learner's device sends after a few reviews. */
async function createRatingsRequest({ actor, token }: Learner): Promise<{ token: string; body: ExchangeInput }> {
  const { quizId, questionId } = cards;
  const own = eq(cards.userId, actor.id);
  const rated = await fixture.read.select({ quizId, questionId }).from(cards).where(own).limit(RATINGS);
  return { token, body: await currentExchangeInput(fixture, actor, ratings(rated)) };
}

/** Runs one real exchange with ratings, and records all statements of its transaction. */
async function recordExchange() {
  const learner = await newLearner();
  const since = newId();
  const { body } = await createRatingsRequest(learner);
  const replies: unknown[] = [];
  const statements = await recordStatements(fixture, async (seen) => {
    replies.push(await exchange(createBenchContext(seen, learner.actor), body));
  });
  const told = z.parse(exchangeReply, replies[0]);
  assert.deepEqual([told.ackSeq, told.rejected], [RATINGS, []]);
  return { learner, since, statements, reply: told };
}

async function prepareBare(count: number) {
  const learners = await newLearners(count);
  pendingStatements.push(...learners.map((learner) => statementsFor(recordedWork, learner)));
  return Promise.all(learners.map(createRatingsRequest));
}

async function runWaiting(): Promise<void> {
  const statements = pendingStatements.pop();
  if (!statements) throw new Error('No learner is waiting.');
  await driverOf(fixture).transaction(statements);
}

/** Makes the idle exchange as a call to the product, which also checks the session. */
async function callIdle(seen: Database): Promise<void> {
  const app = await buildProduct(seen);
  const headers = { authorization: `Bearer ${idler.token}` };
  const { statusCode } = await app.inject({ method: 'POST', url: '/trpc/sync.exchange', headers, payload: idleInput });
  assert.equal(statusCode, 200);
  await app.close();
}

function runIdle(): Promise<void> {
  return driverOf(database).transaction(idleStatements);
}

/**
 * Returns the row counts of all tables that an exchange with ratings writes to, rows from creating its learner
 * included.
 */
function countRows(): Promise<number[]> {
  const tables = [learners, reviewLog, cards, xpLedger, opReceipts, syncClients, syncScopes, syncRows];
  return Promise.all(tables.map((table) => fixture.read.$count(table)));
}

function rethrow(error: unknown): never {
  throw error;
}
