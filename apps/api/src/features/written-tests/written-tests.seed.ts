// Keeps a demo test open, and creates one with published marks. Called only if demo data is on, once the demo accounts
// exist.
import { DEMO_ACCOUNTS } from '@quorbit/contracts/accounts/demo-accounts';
import type { DemoTest, DemoWrittenTests } from '@quorbit/contracts/content/demo';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { createWrittenTestInput, saveWrittenQuestionsInput } from '@quorbit/contracts/written-tests/authoring';
import { markAnswerInput } from '@quorbit/contracts/written-tests/marking';
import type { Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { SeedDeps } from '../../kernel/area.ts';
import { retryOnConflict } from '../../lib/background/retry-on-conflict.ts';
import { readContent } from '../../lib/content.ts';
import { findDemoAccount } from '../accounts/creation/demo-people.service.ts';
import { createTestUnchecked, publishTestUnchecked } from './authoring.service.ts';
import { markAnswer } from './marking.service.ts';
import { publishMarksUnchecked } from './publishing.service.ts';
import { replaceQuestions } from './questions.service.ts';
import { startSitting } from './sittings.service.ts';
import { receiveTexts, submitSittings } from './texts.service.ts';
import { findLastDemoClosing } from './written-tests.repository.ts';

type WrittenTestSeedDeps = Pick<SeedDeps, 'database' | 'log' | 'now'>;

const TESTS = readContent<DemoWrittenTests>('demo/written-tests.json');
const DAY_MS = 86_400_000;
const OPEN_DAYS = 30;
/** How many days ago the closed demo test opened, was taken, closed, and got its marks published. */
const DAYS_AGO = { opened: 12, taken: 9, closed: 5, published: 3 } as const;
const SITTING_MS = 17 * 60_000;

/** Creates an open demo test if there is none; the first time, also the closed one. */
export async function seedDemoWrittenTests({ database, log, now }: WrittenTestSeedDeps): Promise<void> {
  const [learner, admin] = await Promise.all(
    (['user', 'admin'] as const).map((role) => {
      const email = DEMO_ACCOUNTS.find((account) => account.role === role)?.email;
      return email === undefined ? null : findDemoAccount(database.read, email);
    }),
  );
  const onLateError = (err: unknown) => log.error({ err }, 'work after the seed failed');
  // The lock keeps another process that starts at the same moment from creating the demo tests too.
  const scopes = ['everyone' as const, ...(learner ? [userScope(learner.id)] : [])];
  const work = async (tx: Tx) => {
    const closesAt = await findLastDemoClosing(tx);
    if (closesAt === undefined && learner && admin?.role === 'admin')
      await createClosedDemoTest(tx, learner, admin, now());
    if (closesAt === undefined || closesAt <= now())
      await createDemoTest(tx, TESTS.open, now(), daysFrom(now(), OPEN_DAYS));
  };
  await retryOnConflict(() => write(database, scopes, work, { onLateError }));
}

/**
 * Creates and publishes a demo test.
 * @returns the ids of the test and of its questions.
 */
async function createDemoTest(tx: Tx, { questions, ...test }: DemoTest, opensAt: Date, closesAt: Date) {
  const { title, category, description, duration } = test;
  const input = createWrittenTestInput.parse({
    title,
    category,
    description,
    duration,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
  });
  const testId = await createTestUnchecked(tx, input, { creatorId: null }, opensAt);
  const questionsInput = saveWrittenQuestionsInput.parse({
    testId,
    questions: questions.map((question) => ({ ...question, id: newId(opensAt.getTime()) })),
  });
  await replaceQuestions(tx, questionsInput);
  await publishTestUnchecked(tx, { testId }, opensAt);
  return { testId, questionIds: questionsInput.questions.map(({ id }) => id) };
}

async function createClosedDemoTest(tx: Tx, learner: Actor, admin: Actor, now: Date): Promise<void> {
  const { answers, ...test } = TESTS.closed;
  const at = (moment: keyof typeof DAYS_AGO) => daysFrom(now, -DAYS_AGO[moment]);
  const { testId, questionIds } = await createDemoTest(tx, test, at('opened'), at('closed'));
  const sittingId = newId(at('taken').getTime());
  await startSitting(tx, learner, { testId, sittingId }, at('taken'));
  const end = new Date(at('taken').getTime() + SITTING_MS);
  const texts = answers.map(({ text }, index) => ({
    opId: newId(end.getTime()),
    sittingId,
    questionId: questionIds[index] ?? '',
    text,
    writtenAt: end,
  }));
  await receiveTexts(tx, learner, texts, end);
  await submitSittings(tx, learner, [{ opId: newId(end.getTime()), sittingId, submittedAt: end }]);
  for (const [index, { rubric, comment }] of answers.entries()) {
    const markedAnswer = { sittingId, questionId: questionIds[index], answerRevision: 1, markRevision: 0 };
    await markAnswer(tx, admin, markAnswerInput.parse({ ...markedAnswer, rubric, comment }), at('published'));
  }
  await publishMarksUnchecked(tx, { testId }, at('published'));
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
