// Owns the learners' reports on the written tests that they took.
import type { Page } from '@quorbit/contracts/lib/paging';
import { percentageOf, sittingStateOf } from '@quorbit/contracts/written-tests/rules';
import type {
  ListWrittenTestsInput,
  SittingInput,
  WrittenReport,
  WrittenReportDetail,
} from '@quorbit/contracts/written-tests/schema';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { isCursorId, isCursorTime, parseCursor, toPage } from '../../lib/paging.ts';
import { listMarks, type MarkRow } from './marking.repository.ts';
import * as sittings from './sittings.repository.ts';
import { viewSittingQuestion } from './test-view.ts';
import * as repository from './written-tests.repository.ts';

/** Returns a page of the caller's sittings, the last started first. */
export async function listReports(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListWrittenTestsInput,
): Promise<Page<WrittenReport>> {
  const [startedAt, id] = parseCursor(cursor, [isCursorTime, isCursorId]) ?? [];
  const after = startedAt === undefined || id === undefined ? null : { startedAt: new Date(startedAt), id };
  const rows = await sittings.listOwnWithTests(db, actor.id, { after, limit: limit + 1 });
  const ids = rows.slice(0, limit).map(({ test }) => test.id);
  const marksByTest = new Map((await repository.sumQuestions(db, ids)).map((row) => [row.testId, row.marks]));
  return toPage(
    rows,
    limit,
    ({ sitting }) => [sitting.startedAt.toISOString(), sitting.id],
    ({ sitting, test }) => viewReport(sitting, test, marksByTest.get(test.id) ?? 0),
  );
}

/**
 * Returns one of the caller's sittings, with marks and sample answers once they're published.
 * @throws AppError NOT_FOUND if the caller has no such sitting.
 */
export async function getReport(db: Executor, actor: Actor, { sittingId }: SittingInput): Promise<WrittenReportDetail> {
  const sitting = await sittings.findOwnSitting(db, actor.id, sittingId);
  const test = sitting && (await repository.findTest(db, sitting.testId));
  if (!test) throw notFound('Report');
  const questions = await repository.listQuestions(db, test.id);
  const texts = new Map((await sittings.listSittingAnswers(db, sittingId)).map((row) => [row.questionId, row]));
  const isPublished = sitting.publishedAt !== null;
  const marks = new Map(isPublished ? (await listMarks(db, sittingId)).map((row) => [row.questionId, row]) : []);
  const total = questions.reduce((sum, question) => sum + question.marks, 0);
  return {
    ...viewReport(sitting, test, total),
    questions: questions.map((question) => {
      const { text, words } = texts.get(question.id) ?? { text: '', words: 0 };
      return {
        ...viewSittingQuestion(question),
        text,
        words,
        mark: isPublished ? viewMark(question, text === '' ? undefined : marks.get(question.id)) : null,
        sampleAnswer: isPublished && question.sampleAnswer !== '' ? question.sampleAnswer : null,
      };
    }),
  };
}

function viewReport(sitting: sittings.OwnSitting, test: repository.TestRow, marks: number): WrittenReport {
  const points = sitting.publishedAt === null ? null : (sitting.points ?? 0);
  return {
    id: sitting.id,
    test: { id: test.id, title: test.title, category: test.category },
    state: sittingStateOf(sitting),
    startedAt: sitting.startedAt.toISOString(),
    submittedAt: sitting.submittedAt?.toISOString() ?? null,
    publishedAt: sitting.publishedAt?.toISOString() ?? null,
    points,
    marks,
    percentage: points === null ? null : percentageOf(points, marks),
  };
}

/** Builds the learner's view of a mark. A blank answer has no mark and gets 0 points. */
function viewMark({ rubric }: repository.QuestionRow, mark: MarkRow | undefined) {
  return {
    points: mark?.points ?? 0,
    rubric: rubric.map((row, index) => ({ ...row, points: mark?.rubric[index] ?? 0 })),
    comment: mark?.comment ?? '',
  };
}
