// Owns the written tests that learners see, and starting a sitting.
import type { Page } from '@quorbit/contracts/lib/paging';
import { formatNotOpenYet, ID_TAKEN, TEST_CLOSED } from '@quorbit/contracts/written-tests/messages';
import { sittingDeadlineOf, testPhaseOf } from '@quorbit/contracts/written-tests/rules';
import type {
  EarlierTexts,
  EarlierTextsInput,
  ListWrittenTestsInput,
  SittingAnswer,
  StartSittingInput,
  WrittenTest,
  WrittenTestDetail,
  WrittenTestInput,
  WrittenText,
} from '@quorbit/contracts/written-tests/schema';
import type { OpenText } from '@quorbit/contracts/written-tests/text-versions';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { groupBy } from '../../lib/group-by.ts';
import { isCursorId, isCursorTime, parseCursor, toPage } from '../../lib/paging.ts';
import { answerKeyOf, otherTextsOf } from './answer-texts.ts';
import * as sittings from './sittings.repository.ts';
import { viewSitting, viewSittingQuestion, viewTest } from './test-view.ts';
import { listEarlierVersions, listOpenVersions, type VersionRow } from './text-versions.repository.ts';
import * as repository from './written-tests.repository.ts';

const NO_QUESTIONS = { questions: 0, marks: 0 };

/** Returns a page of published tests, the latest opening first, each with the caller's sitting. */
export async function listWrittenTests(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListWrittenTestsInput,
  now: Date,
): Promise<Page<WrittenTest>> {
  const [opensAt, id] = parseCursor(cursor, [isCursorTime, isCursorId]) ?? [];
  const after = opensAt === undefined || id === undefined ? null : { opensAt: new Date(opensAt), id };
  const rows = await repository.listTests(db, { after, limit: limit + 1 }, { drafts: false });
  const ids = rows.slice(0, limit).map((row) => row.id);
  const questionTotals = new Map((await repository.sumQuestions(db, ids)).map((row) => [row.testId, row]));
  const ownSittings = new Map((await sittings.listOwnSittings(db, actor.id, ids)).map((row) => [row.testId, row]));
  return toPage(
    rows,
    limit,
    (row) => [row.opensAt.toISOString(), row.id],
    (row) => viewTest(row, questionTotals.get(row.id) ?? NO_QUESTIONS, ownSittings.get(row.id) ?? null, now),
  );
}

/**
 * Returns a published test; once the caller has started it, with its questions and the caller's texts.
 * @throws AppError NOT_FOUND if there is no such published test.
 */
export async function getWrittenTest(
  db: Executor,
  actor: Actor,
  { testId }: WrittenTestInput,
  now: Date,
): Promise<WrittenTestDetail> {
  return viewDetail(db, actor, requirePublished(await repository.findTest(db, testId)), now);
}

/**
 * Starts a test, or returns the caller's existing sitting.
 * @throws AppError NOT_FOUND if there is no such published test; CONFLICT while the test isn't open, or if the
 * sitting's id is taken.
 */
export async function startSitting(
  tx: Tx,
  actor: Actor,
  { testId, sittingId }: StartSittingInput,
  now: Date,
): Promise<WrittenTestDetail> {
  const test = requirePublished(await repository.lockTestShared(tx, testId));
  const [own] = await sittings.listOwnSittings(tx, actor.id, [testId]);
  if (!own) {
    const phase = testPhaseOf(test, now);
    if (phase === 'upcoming') throw new AppError('CONFLICT', formatNotOpenYet(test.opensAt, actor.timeZone));
    if (phase === 'closed') throw new AppError('CONFLICT', TEST_CLOSED);
    const deadline = sittingDeadlineOf(now, test.minutes, test.closesAt);
    const sitting = { id: sittingId, testId, userId: actor.id, startedAt: now, deadline };
    if (!(await sittings.insertSitting(tx, sitting))) throw new AppError('CONFLICT', ID_TAKEN);
  }
  return viewDetail(tx, actor, test, now);
}

function requirePublished(test: repository.TestRow | undefined): repository.TestRow {
  if (!test || test.publishedAt === null) throw notFound('Test');
  return test;
}

async function viewDetail(db: Executor, actor: Actor, test: repository.TestRow, now: Date): Promise<WrittenTestDetail> {
  const questions = await repository.listQuestions(db, test.id);
  const [own] = await sittings.listOwnSittings(db, actor.id, [test.id]);
  const totals = { questions: questions.length, marks: questions.reduce((sum, { marks }) => sum + marks, 0) };
  const view = viewTest(test, totals, null, now);
  if (!own) return { ...view, sitting: null };
  const answers = (await sittings.listSittingAnswers(db, own.id)).filter(({ text }) => text !== '');
  const open = groupBy(answers.length === 0 ? [] : await listOpenVersions(db, { sittingIds: [own.id] }), answerKeyOf);
  return {
    ...view,
    sitting: {
      ...viewSitting(own),
      now: now.toISOString(),
      questions: questions.map(viewSittingQuestion),
      answers: answers.map((answer) => viewAnswer(answer, open.get(answerKeyOf(answer)) ?? [])),
      answerVersion: 2,
    },
  };
}

function viewAnswer(answer: sittings.AnswerRow, open: readonly VersionRow[]): SittingAnswer {
  const { others, late } = otherTextsOf(answer, open);
  return {
    questionId: answer.questionId,
    ...viewText(answer),
    others: others.map(viewText),
    ...(late && { late: viewText(late) }),
  };
}

function viewText({ textId, text, writtenAt, device }: OpenText): WrittenText {
  return { textId, text, writtenAt: writtenAt.toISOString(), device };
}

/**
 * Returns the earlier texts of one of the caller's answers; none once the marks are published.
 * @throws AppError NOT_FOUND if the caller has no such sitting, or its test has no such question.
 */
export async function getEarlierTexts(
  db: Executor,
  actor: Actor,
  { sittingId, questionId }: EarlierTextsInput,
): Promise<EarlierTexts> {
  const sitting = await sittings.findOwnSitting(db, actor.id, sittingId);
  if (!sitting || !(await repository.findQuestion(db, sitting.testId, questionId)))
    throw notFound(sitting ? 'Question' : 'Sitting');
  if (sitting.publishedAt !== null) return { versions: [] };
  const versions = await listEarlierVersions(db, { sittingId, questionId });
  return {
    versions: versions.flatMap(({ kind: why, ...row }) =>
      why === 'open' || why === 'late' ? [] : [{ ...viewText(row), words: row.words, why }],
    ),
  };
}
