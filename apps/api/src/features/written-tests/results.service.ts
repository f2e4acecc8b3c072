// Owns the figures of a test and the list of its sittings, for admins.
import type { Page } from '@quorbit/contracts/lib/paging';
import {
  DISTRIBUTION_BINS,
  type ListWrittenResultsInput,
  type WrittenResult,
  type WrittenResults,
} from '@quorbit/contracts/written-tests/marking';
import type { WrittenTestInput } from '@quorbit/contracts/written-tests/schema';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { groupBy } from '../../lib/group-by.ts';
import { isCursorId, isCursorTime, parseCursor, toPage } from '../../lib/paging.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { viewUnchosen } from './late-texts.ts';
import { countSittings, listUnchosenBySitting } from './marking.repository.ts';
import * as repository from './results.repository.ts';
import { findTest, listQuestions, type TestRow } from './written-tests.repository.ts';

/**
 * Returns the figures of a test: counts, mean, median, distribution, and sums for each question.
 * @throws AppError FORBIDDEN unless the caller is an admin; NOT_FOUND if the test doesn't exist.
 */
export async function getResults(db: Executor, actor: Actor, { testId }: WrittenTestInput): Promise<WrittenResults> {
  requireAdmin(actor);
  const { title, category, anonymous } = await getTest(db, testId);
  const questions = await listQuestions(db, testId);
  const marks = questions.reduce((sum, question) => sum + question.marks, 0);
  const [counts] = await countSittings(db, [testId]);
  const { started, submitted, published } = counts ?? { started: 0, submitted: 0, published: 0 };
  const { marked, mean, median } = await repository.sumMarkedSittings(db, testId);
  const sums = new Map((await repository.sumByQuestion(db, testId)).map((row) => [row.questionId, row]));
  return {
    test: { id: testId, title, category, anonymous },
    marks,
    started,
    submitted,
    marked,
    published,
    mean: percentOf(mean, marks),
    median: percentOf(median, marks),
    distribution: toBins(await repository.countByPoints(db, testId), marks),
    questions: questions.map(({ id, prompt, marks: maxPoints }) => {
      const { answers, toMark, points, meanWords } = sums.get(id) ?? NO_ANSWERS;
      return {
        id,
        prompt,
        marks: maxPoints,
        mean: marked === 0 ? null : roundTo(points / marked, 100),
        blank: submitted - answers,
        toMark,
        meanWords,
      };
    }),
  };
}

const NO_ANSWERS = { answers: 0, toMark: 0, points: 0, meanWords: null };

function roundTo(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}

/** Returns points as a percentage with one decimal; null if there are no points or the test has no marks. */
function percentOf(points: number | null, marks: number): number | null {
  return points === null || marks === 0 ? null : roundTo((points * 100) / marks, 10);
}

function toBins(counts: readonly { points: number; sittings: number }[], marks: number): number[] {
  const bins = Array.from({ length: DISTRIBUTION_BINS }, () => 0);
  for (const { points, sittings } of counts) {
    const bin = marks === 0 ? 0 : Math.min(DISTRIBUTION_BINS - 1, Math.floor((points * DISTRIBUTION_BINS) / marks));
    bins[bin] = (bins[bin] ?? 0) + sittings;
  }
  return bins;
}

const isPosition = (part: string) => /^\d{1,7}$/.test(part);

/**
 * Returns a page of a test's submitted sittings, in the order of submission.
 * @throws AppError FORBIDDEN unless the caller is an admin; NOT_FOUND if the test doesn't exist.
 */
export async function listResults(
  db: Executor,
  actor: Actor,
  { testId, limit, cursor }: ListWrittenResultsInput,
): Promise<Page<WrittenResult>> {
  requireAdmin(actor);
  const [submittedAt, id, position] = parseCursor(cursor, [isCursorTime, isCursorId, isPosition]) ?? [];
  const after = submittedAt === undefined || id === undefined ? null : { submittedAt: new Date(submittedAt), id };
  const test = await getTest(db, testId);
  const rows = await repository.listSubmittedSittings(db, testId, { after, limit: limit + 1 });
  const ids = rows.slice(0, limit).map(({ sitting }) => sitting.id);
  const sums = new Map((await repository.sumBySitting(db, ids)).map((row) => [row.id, row]));
  const late = groupBy(await listUnchosenBySitting(db, ids), (row) => row.sittingId);
  const before = Number(position ?? 0);
  const numbered = rows.map((row, index) => ({ ...row, position: before + index + 1 }));
  return toPage(
    numbered,
    limit,
    (row) => [(row.sitting.submittedAt ?? row.sitting.deadline).toISOString(), row.sitting.id, String(row.position)],
    ({ sitting, learner, position: number }) => {
      const { marked, toMark, points } = sums.get(sitting.id) ?? { marked: 0, toMark: 0, points: 0 };
      const end = sitting.submittedAt ?? sitting.deadline;
      const published = sitting.publishedAt !== null;
      return {
        sittingId: sitting.id,
        label: test.anonymous && !published ? `Sitting ${number}` : learner,
        submittedAt: end.toISOString(),
        minutes: roundTo((end.getTime() - sitting.startedAt.getTime()) / 60_000, 10),
        points: sitting.points ?? (marked === 0 && toMark > 0 ? null : points),
        toMark,
        published,
        late: viewUnchosen(late.get(sitting.id) ?? []),
      };
    },
  );
}

async function getTest(db: Executor, testId: string): Promise<TestRow> {
  const test = await findTest(db, testId);
  if (!test) throw notFound('Test');
  return test;
}
