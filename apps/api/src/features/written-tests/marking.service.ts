// Owns marking: what waits for it, the answers as markers read them, and their marks.
import type { Page } from '@quorbit/contracts/lib/paging';
import { faultOf } from '@quorbit/contracts/written-tests/given-points';
import type {
  AnswerMark,
  AnswerToMark,
  ListAnswersInput,
  MarkAnswerInput,
  MarkingQueue,
} from '@quorbit/contracts/written-tests/marking';
import { isAfterDeadline, sumOfPoints } from '@quorbit/contracts/written-tests/rules';
import type { WrittenTestInput } from '@quorbit/contracts/written-tests/schema';
import * as words from '@quorbit/contracts/written-tests/words';
import type { Executor, Tx } from '@quorbit/db/client';
import { AppError, notFound, wrongField } from '../../lib/app-error.ts';
import { cutPage, isCursorId, readCursor } from '../../lib/paging.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import type { Actor } from '../../trpc/context.ts';
import * as repository from './marking.repository.ts';
import { listAnswers as listTexts, lockSitting } from './sittings.repository.ts';
import { viewQuestion } from './views.ts';
import { findQuestion, findTest, listQuestions } from './written-tests.repository.ts';

/** A test's questions with how many answers they have. @throws AppError FORBIDDEN, NOT_FOUND */
export async function getQueue(db: Executor, actor: Actor, { testId }: WrittenTestInput): Promise<MarkingQueue> {
  requireAdmin(actor);
  const test = await findTest(db, testId);
  if (!test) throw notFound('Test');
  const [counts] = await repository.countSittings(db, [testId]);
  const { started, submitted, published } = counts ?? { started: 0, submitted: 0, published: 0 };
  const answers = await repository.countByQuestion(db, testId);
  return {
    test: { id: test.id, title: test.title, anonymous: test.anonymous, closesAt: test.closesAt.toISOString() },
    ...{ submitted, inProgress: started - submitted, published },
    questions: (await listQuestions(db, testId)).map((question) => ({
      ...viewQuestion(question),
      ...(answers.get(question.id) ?? { answers: 0, toMark: 0 }),
    })),
  };
}

const isPosition = (part: string) => /^\d{1,7}$/.test(part);

/** A page of the submitted answers to a question. @throws AppError FORBIDDEN, NOT_FOUND */
export async function listAnswers(
  db: Executor,
  actor: Actor,
  { testId, questionId, limit, cursor }: ListAnswersInput,
): Promise<Page<AnswerToMark>> {
  requireAdmin(actor);
  const [place, sittingId, position] = readCursor(cursor, [isCursorId, isCursorId, isPosition]) ?? [];
  const after = place === undefined || sittingId === undefined ? null : { place, sittingId };
  const test = await findTest(db, testId);
  if (!test || !(await findQuestion(db, testId, questionId))) throw notFound(test ? 'Question' : 'Test');
  const rows = await repository.listSubmitted(db, { testId, questionId }, { after, limit: limit + 1 });
  const before = Number(position ?? 0);
  const numbered = rows.map((row, index) => ({ ...row, position: before + index + 1 }));
  return cutPage(
    numbered,
    limit,
    (row) => [row.place, row.answer.sittingId, String(row.position)],
    (row) => viewAnswer(row, test.anonymous ? `Answer ${row.position}` : row.learner),
  );
}

function viewAnswer({ answer, mark, deadline, marker }: repository.SubmittedAnswer, label: string): AnswerToMark {
  const { sittingId, text, words: count, revision, writtenAt, arrivedAt } = answer;
  return {
    ...{ sittingId, label, text, words: count, revision },
    ...{ writtenAt: writtenAt.toISOString(), arrivedAt: arrivedAt.toISOString() },
    arrivedLate: isAfterDeadline(deadline, arrivedAt),
    mark: mark && viewMark(mark, marker, revision),
  };
}

function viewMark(mark: repository.MarkRow, markedBy: string | null, newest: number): AnswerMark {
  const { revision, points, rubric, comment, markedAt, answerRevision } = mark;
  return {
    ...{ revision, points, rubric, comment, markedBy, markedAt: markedAt.toISOString() },
    outdated: answerRevision !== newest,
  };
}

/**
 * Marks an answer, or changes its mark. Repeated by the same marker it changes nothing.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for points that the question doesn't have, CONFLICT where text or mark
 * changed meanwhile, nothing is written, or the marks are published
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
  const fault = faultOf(question, input);
  if (fault !== null) throw wrongField(fault.path, fault.message);
  if (answer.revision !== answerRevision) throw new AppError('CONFLICT', words.NEW_TEXT);
  if (answer.text === '') throw new AppError('CONFLICT', words.NOTHING_WRITTEN);
  const points = question.rubric.length > 0 ? sumOfPoints(rubric) : (input.points ?? 0);
  const revision = markRevision + 1;
  const mark = { sittingId, questionId, markerId: actor.id, points, rubric, comment, answerRevision, revision };
  const before = await repository.findMark(tx, { sittingId, questionId });
  const name = await repository.nameOf(tx, actor.id);
  if (before && isSame(before, mark)) return viewMark(before, name, answer.revision);
  if ((before?.revision ?? 0) !== markRevision) throw new AppError('CONFLICT', words.MARKED_MEANWHILE);
  await repository.saveMark(tx, { ...mark, markedAt: now });
  return viewMark({ ...mark, markedAt: now }, name, answer.revision);
}

function isSame({ markedAt: _, ...before }: repository.MarkRow, mark: Omit<repository.MarkRow, 'markedAt'>): boolean {
  const keyOf = (one: typeof mark) => [one.markerId, one.points, one.rubric, one.comment, one.answerRevision];
  return before.revision === mark.revision && JSON.stringify(keyOf(before)) === JSON.stringify(keyOf(mark));
}
