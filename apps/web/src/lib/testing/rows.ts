import type { GradedRow } from '@quorbit/contracts/attempts/graded';
import type { PackRow } from '@quorbit/contracts/quizzes/row';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import type { QuizKeepArgs } from '@quorbit/contracts/sync/ops/quiz-keep';
import type { Op } from '@quorbit/contracts/sync/schema';
import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { quizKeep } from '#features/quizzes/downloads.mirror.ts';
import { quiz } from '#lib/testing/quizzes.ts';

/** Creates a pack row for tests, as `server.sync.put` takes it. */
export function packRow(of: Quiz, hash: string, changes: Partial<PackRow> = {}) {
  const { id: quizId, title, category, questionCount, duration, ranked, sealed, updatedAt } = of;
  const body: PackRow = {
    quizId,
    hash,
    title,
    category,
    questionCount,
    duration,
    bytes: 1,
    ranked,
    sealed,
    updatedAt,
    ...changes,
  };
  return { id: quizId, scope: 'everyone', kind: 'pack' as const, body };
}

/** Creates a card row for tests: new, and due for a long time. */
export function cardRow(quizId: string, questionId: string, packHash: string, changes: Partial<CardRow> = {}) {
  const body: CardRow = {
    quizId,
    questionId,
    packHash,
    due: '2026-01-01T10:00:00.000Z',
    state: 'new',
    stability: 0,
    difficulty: 0,
    reps: 0,
    lapses: 0,
    lastReview: null,
    ...changes,
  };
  return { id: questionId, kind: 'card' as const, body };
}

/** Creates the body of an attempt's row for tests: two of three questions right. */
export function attemptRow(of: Quiz, id: string, packHash: string, changes: Partial<GradedRow> = {}): GradedRow {
  return {
    id,
    quiz: { id: of.id, title: of.title, category: of.category },
    packHash,
    status: 'graded',
    counted: true,
    startedAt: '2026-03-01T11:59:00.000Z',
    finishedAt: '2026-03-01T12:00:00.000Z',
    score: 2,
    totalMarks: 3,
    percentage: 67,
    passed: true,
    xpEarned: 26,
    answers: of.questions.map(({ id: questionId }, index) => ({
      questionId,
      option: index < 2 ? 1 : 0,
      timeSpent: 3 - index,
    })),
    ...changes,
  };
}

/**
 * Creates the row of a quiz in the learner's own scope: saved for offline use, or deleted if the learner no longer
 * saves it.
 */
function savedPackRow({ quizId, packHash }: QuizKeepArgs) {
  const body = packHash === null ? null : packRow(quiz({ id: quizId }), packHash, { kept: true }).body;
  return { id: quizId, kind: 'pack' as const, deleted: body === null, body };
}

/**
 * Creates the row with which a server accepts an op: an attempt's row has no right answers, other rows are arbitrary.
 */
export function rowOf(op: Op) {
  const [keep] = quizKeep.filterEntries([{ op }]);
  if (keep) return savedPackRow(keep.op.args);
  const [attempt] = attemptSubmit.filterEntries([{ op }]);
  if (!attempt) return { id: op.opId, kind: 'other', body: op.args };
  const { attemptId, quizId, packHash, startedAt, finishedAt, answers } = attempt.op.args;
  const body: GradedRow = {
    id: attemptId,
    status: 'graded',
    counted: true,
    quiz: { id: quizId, title: 'Planets', category: 'Science' },
    packHash,
    startedAt,
    finishedAt,
    score: 0,
    totalMarks: 3,
    percentage: 0,
    passed: false,
    xpEarned: 0,
    answers: answers.map(({ timeSpent = 0, ...answer }) => ({ ...answer, timeSpent })),
  };
  return { id: attemptId, kind: 'attempt' as const, body };
}
