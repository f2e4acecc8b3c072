// The measured process of the benchmark of submitting. Its argument: the engine.
import assert from 'node:assert/strict';
import { report, type SubmitAttemptInput, submitAttemptInput } from '@quorbit/contracts/attempts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { rightOption } from '@quorbit/contracts/quizzes/question-kinds';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { attempts } from '@quorbit/db/schema/attempts';
import { quizVersions } from '@quorbit/db/schema/quizzes';
import { activeDays } from '@quorbit/db/schema/streaks';
import { syncRows, syncScopes } from '@quorbit/db/schema/sync';
import { xpArrivals, xpLedger } from '@quorbit/db/schema/xp';
import { write } from '@quorbit/db/write';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { submitAttempt } from '../../src/features/attempts/attempts.service.ts';
import { wholeVersion } from '../../src/features/quizzes/versions.repository.ts';
import { rereadActor } from '../../src/sessions/sessions.service.ts';
import { driverOf, type Statement, statementsOf } from '../../src/testing/intercepted.ts';
import { serveCommands } from './commands.ts';
import { inFlight } from './load.ts';
import { growth, statementsFor } from './recorded.ts';
import { addLearners, ENGINES, listen, openStage, productOver } from './stage.ts';

const [engineName] = process.argv.slice(2);
const database = await openStage(z.parse(z.enum(ENGINES), engineName));
const driver = driverOf(database);
const versions = await database.read.select(wholeVersion).from(quizVersions).orderBy(quizVersions.id).limit(10);
const version = versions.find(({ questions }) => questions.every(({ kind }) => kind === 'single'));
if (!version) throw new Error('There is no quiz.');
const quiz = version;

const waiting: Statement[][] = [];
const before = await countRows();
const recorded = await record();
const between = await countRows();
await prepareBare(1);
await submitBare();
assert.deepEqual(growth(between, await countRows()), growth(before, between), 'Bare SQL must leave the same rows.');

const product = await productOver(database);
const bare = Fastify();
bare.post('/submit', async ({ body }) => {
  z.parse(submitAttemptInput, body);
  await submitBare();
  return z.parse(report, recorded.report);
});
const ready = { product: await listen(product), bare: await listen(bare), statements: recorded.statements.length };

serveCommands(
  {
    addresses: () => ready,
    prepareLearners: async (count) =>
      (await addLearners(database, z.parse(z.int(), count))).map(({ token }) => ({ token, body: attemptNow() })),
    prepareBare: (count) => prepareBare(z.parse(z.int(), count)),
    runBare: async (count) => {
      await inFlight(z.parse(z.int(), count), submitBare);
      return null;
    },
  },
  async () => {
    await product.close();
    await bare.close();
    await database.drop();
  },
);

/** A whole attempt at the quiz, each third answer wrong. */
function attemptNow(): SubmitAttemptInput {
  const finishedAt = new Date();
  return {
    attemptId: newId(),
    quizId: quiz.quizId,
    packHash: quiz.packHash,
    startedAt: new Date(finishedAt.getTime() - 120_000).toISOString(),
    finishedAt: finishedAt.toISOString(),
    answers: quiz.questions.map((question, index) => {
      const right = rightOption(question);
      return { questionId: question.id, option: index % 3 === 2 ? (right + 1) % 4 : right, timeSpent: 8 };
    }),
  };
}

/** One real submission, with all statements of its transaction. */
async function record() {
  const [learner] = await addLearners(database, 1);
  if (!learner) throw new Error('There is no learner.');
  const { actor } = learner;
  const since = newId();
  const reports: unknown[] = [];
  const statements = await statementsOf(database, async (seen) => {
    const work = () =>
      write(
        seen,
        [userScope(actor.id)],
        async (tx) => {
          const current = await rereadActor(tx, actor.sessionId, { demo: false });
          if (!current) throw new Error('The session is gone.');
          return submitAttempt(tx, current, attemptNow(), new Date());
        },
        { onLateError: rethrow },
      );
    reports.push(await work());
  });
  return { learner, since, statements, report: z.parse(report, reports[0]) };
}

async function prepareBare(count: number) {
  const learners = await addLearners(database, count);
  waiting.push(...learners.map((learner) => statementsFor(recorded, learner)));
  return learners.map(({ token }) => ({ token, body: attemptNow() }));
}

async function submitBare(): Promise<void> {
  const statements = waiting.pop();
  if (!statements) throw new Error('No learner is waiting.');
  await driver.transaction(statements);
}

/** How many rows there are in each table that a submission writes to. */
function countRows(): Promise<number[]> {
  const tables = [attempts, xpLedger, xpArrivals, activeDays, syncScopes, syncRows];
  return Promise.all(tables.map((table) => database.read.$count(table)));
}

function rethrow(error: unknown): never {
  throw error;
}
