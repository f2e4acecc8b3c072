// Owns marking: the queue of answers to mark, the answers as markers read them, and their marks.
import type { Page } from '@quorbit/contracts/lib/paging';
import type {
  AnswerMark,
  AnswerToMark,
  LateText,
  ListAnswersInput,
  MarkAnswerInput,
  MarkingQueue,
} from '@quorbit/contracts/written-tests/marking';
import * as words from '@quorbit/contracts/written-tests/messages';
import { findPointsFault } from '@quorbit/contracts/written-tests/points-rules';
import { countWords, isAfterDeadline, sumPoints } from '@quorbit/contracts/written-tests/rules';
import type { WrittenTestInput } from '@quorbit/contracts/written-tests/schema';
import { isLateCounted, type OpenText } from '@quorbit/contracts/written-tests/text-versions';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, invalidField, notFound } from '../../lib/app-error.ts';
import { groupBy } from '../../lib/group-by.ts';
import { isCursorId, parseCursor, toPage } from '../../lib/paging.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { answerKeyOf, otherTextsOf } from './answer-texts.ts';
import { lateVersionOf, viewUnchosen } from './late-texts.ts';
import * as repository from './marking.repository.ts';
import { type AnswerRow, listAnswers as listTexts, lockSitting } from './sittings.repository.ts';
import { viewQuestion } from './test-view.ts';
import { listOpenVersions, type VersionRow } from './text-versions.repository.ts';
import { findQuestion, findTest, listQuestions } from './written-tests.repository.ts';

/**
 * Returns a test's questions with the number of answers to each and how many of them wait to be marked.
 * @throws AppError FORBIDDEN unless the caller is an admin; NOT_FOUND if the test doesn't exist.
 */
export async function getMarkingQueue(db: Executor, actor: Actor, { testId }: WrittenTestInput): Promise<MarkingQueue> {
  requireAdmin(actor);
  const test = await findTest(db, testId);
  if (!test) throw notFound('Test');
  const [counts] = await repository.countSittings(db, [testId]);
  const { started, submitted, published } = counts ?? { started: 0, submitted: 0, published: 0 };
  const answers = await repository.countByQuestion(db, testId);
  const unchosen = await repository.listUnchosenByQuestion(db, testId);
  const late = new Map(unchosen.map((row) => [row.questionId, row.answers]));
  return {
    test: { id: test.id, title: test.title, anonymous: test.anonymous, closesAt: test.closesAt.toISOString() },
    submitted,
    inProgress: started - submitted,
    published,
    late: viewUnchosen(unchosen),
    questions: (await listQuestions(db, testId)).map((question) => ({
      ...viewQuestion(question),
      ...(answers.get(question.id) ?? { answers: 0, toMark: 0 }),
      lateUnchosen: late.get(question.id) ?? 0,
    })),
  };
}

const MINUTE_MS = 60_000;
const isPosition = (part: string) => /^\d{1,7}$/.test(part);

/**
 * Returns a page of the submitted answers to a question.
 * @throws AppError FORBIDDEN unless the caller is an admin; NOT_FOUND if the test or the question doesn't exist.
 */
export async function listAnswers(
  db: Executor,
  actor: Actor,
  { testId, questionId, limit, cursor }: ListAnswersInput,
): Promise<Page<AnswerToMark>> {
  requireAdmin(actor);
  const [place, sittingId, position] = parseCursor(cursor, [isCursorId, isCursorId, isPosition]) ?? [];
  const after = place === undefined || sittingId === undefined ? null : { place, sittingId };
  const test = await findTest(db, testId);
  if (!test || !(await findQuestion(db, testId, questionId))) throw notFound(test ? 'Question' : 'Test');
  const rows = await repository.listSubmittedAnswers(db, { testId, questionId }, { after, limit: limit + 1 });
  const sittingIds = rows.map(({ answer }) => answer.sittingId);
  const open = groupBy(await listOpenVersions(db, { sittingIds, questionIds: [questionId] }), answerKeyOf);
  const before = Number(position ?? 0);
  const numbered = rows.map((row, index) => ({ ...row, position: before + index + 1 }));
  return toPage(
    numbered,
    limit,
    (row) => [row.place, row.answer.sittingId, String(row.position)],
    (row) =>
      viewAnswer(row, open.get(answerKeyOf(row.answer)) ?? [], test.anonymous ? `Answer ${row.position}` : row.learner),
  );
}

function viewAnswer(
  { answer, mark, deadline, marker }: repository.SubmittedAnswer,
  open: readonly VersionRow[],
  label: string,
): AnswerToMark {
  const { sittingId, text, words: count, revision, writtenAt, arrivedAt } = answer;
  const { others, late, inTime } = otherTextsOf(answer, open);
  return {
    sittingId,
    label,
    text,
    words: count,
    revision,
    writtenAt: writtenAt.toISOString(),
    arrivedAt: arrivedAt.toISOString(),
    arrivedLate: isAfterDeadline(deadline, arrivedAt),
    others: others.map(viewOpenText),
    late: viewLateText(answer, late, deadline),
    inTime: inTime && viewOpenText(inTime),
    mark: mark && viewMark(mark, marker, revision),
  };
}

/**
 * Returns an answer's late text as markers see it; null if there is none.
 * @param late the late text, if it doesn't count.
 */
function viewLateText(answer: AnswerRow, late: OpenText | null, deadline: Date): LateText | null {
  const text = isLateCounted(answer.late) ? answer : late;
  if (text === null || answer.late === null) return null;
  return {
    ...viewOpenText(text),
    arrivedAt: text.arrivedAt.toISOString(),
    standing: answer.late,
    minutesLate: Math.floor((text.arrivedAt.getTime() - deadline.getTime()) / MINUTE_MS),
    version: lateVersionOf(answer),
  };
}

function viewOpenText({ text, writtenAt }: OpenText) {
  return { text, words: countWords(text), writtenAt: writtenAt.toISOString() };
}

function viewMark(mark: repository.MarkRow, markedBy: string | null, answerRevisionNow: number): AnswerMark {
  const { revision, points, rubric, comment, markedAt, answerRevision } = mark;
  return {
    revision,
    points,
    rubric,
    comment,
    markedBy,
    markedAt: markedAt.toISOString(),
    outdated: answerRevision !== answerRevisionNow,
  };
}

/**
 * Marks an answer, or changes its mark. If the same marker repeats the call, nothing changes.
 * @throws AppError FORBIDDEN unless the caller is an admin; NOT_FOUND if the answer doesn't exist; INVALID for points
 * outside the question's marks; CONFLICT if text or mark changed meanwhile, the answer isn't submitted or is empty, or
 * the marks are published.
 */
export async function markAnswer(tx: Tx, actor: Actor, input: MarkAnswerInput, now: Date): Promise<AnswerMark> {
  requireAdmin(actor);
  const { sittingId, questionId, answerRevision, markRevision, rubric, comment } = input;
  const sitting = await lockSitting(tx, sittingId);
  const question = sitting && (await findQuestion(tx, sitting.testId, questionId));
  const [answer] = question ? await listTexts(tx, { sittingIds: [sittingId], questionIds: [questionId] }) : [];
  if (!question || !answer) throw notFound('Answer');
  if (sitting.submittedAt === null) throw new AppError('CONFLICT', words.NOT_SUBMITTED);
  if (sitting.publishedAt !== null) throw new AppError('CONFLICT', words.MARKS_PUBLISHED);
  const fault = findPointsFault(question, input);
  if (fault !== null) throw invalidField(fault.path, fault.message);
  if (answer.revision !== answerRevision) throw new AppError('CONFLICT', words.NEW_TEXT);
  if (answer.text === '') throw new AppError('CONFLICT', words.NOTHING_WRITTEN);
  const points = question.rubric.length > 0 ? sumPoints(rubric) : (input.points ?? 0);
  const revision = markRevision + 1;
  const mark = { sittingId, questionId, markerId: actor.id, points, rubric, comment, answerRevision, revision };
  const before = await repository.findMark(tx, { sittingId, questionId });
  const name = await repository.findName(tx, actor.id);
  if (before && isSameMark(before, mark)) return viewMark(before, name, answer.revision);
  if ((before?.revision ?? 0) !== markRevision) throw new AppError('CONFLICT', words.MARK_CONFLICT);
  await repository.upsertMark(tx, { ...mark, markedAt: now });
  return viewMark({ ...mark, markedAt: now }, name, answer.revision);
}

function isSameMark(
  { markedAt: _, ...before }: repository.MarkRow,
  mark: Omit<repository.MarkRow, 'markedAt'>,
): boolean {
  const keyOf = (row: typeof mark) => [row.markerId, row.points, row.rubric, row.comment, row.answerRevision];
  return before.revision === mark.revision && JSON.stringify(keyOf(before)) === JSON.stringify(keyOf(mark));
}
