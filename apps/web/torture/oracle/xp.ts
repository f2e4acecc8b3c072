import { learnerDay } from '@quorbit/contracts/streaks/days';
import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { quizXp } from '@quorbit/contracts/xp/quiz-xp';
import { reviewXp } from '@quorbit/contracts/xp/review-xp';
import { RIGHT } from '../../../api/src/testing/planted-quiz.ts';
import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import type { Seen } from '../world/journal.ts';

const WINDOW_MS = 24 * 3_600_000;
/** The zone of every browser. */
const ZONE = 'UTC';

interface Paid {
  id: string;
  xp: number;
}

/**
 * What the learner's work pays: folded anew from what the journal says was answered, by the shared rules. Of the server
 * only the order of arrival and the corrected times are taken, which it alone decides.
 */
export function foldXp(taken: readonly Seen[], facts: Facts): Paid[] {
  const attempts = new Map(facts.attempts.map((attempt) => [attempt.id, attempt]));
  const ratings = new Map(facts.ratings.map((rating) => [rating.opId, rating]));
  const ordered = taken
    .map(({ op }) => {
      const attempt = op.type === ATTEMPT_SUBMIT ? attempts.get((op.args as AttemptSubmitArgs).attemptId) : undefined;
      const rating = op.type === REVIEW_RATE ? ratings.get(op.opId) : undefined;
      return { op, no: (attempt ?? rating)?.acceptedNo ?? 0, at: attempt?.finishedAt ?? rating?.at ?? 0 };
    })
    .filter(({ no }) => no > 0)
    .sort((a, b) => a.no - b.no);
  const finished: { quizId: string; at: number }[] = [];
  const rated = new Map<string, number>();
  return ordered.map(({ op, at }): Paid => {
    if (op.type === REVIEW_RATE) {
      const day = learnerDay(new Date(at), ZONE);
      const earlier = rated.get(day) ?? 0;
      rated.set(day, earlier + 1);
      return { id: op.opId, xp: reviewXp(earlier) };
    }
    const { attemptId, quizId, answers } = op.args as AttemptSubmitArgs;
    const near = finished.filter((other) => other.quizId === quizId && Math.abs(other.at - at) <= WINDOW_MS).length;
    finished.push({ quizId, at });
    return { id: attemptId, xp: xpOf(answers, near) };
  });
}

/** Planted quizzes have easy questions of one mark, and half the marks pass. */
function xpOf(answers: AttemptSubmitArgs['answers'], earlierAttempts: number): number {
  const graded = answers.map(({ option }) => ({ correct: option === RIGHT, difficulty: 'easy' as const }));
  const right = graded.filter(({ correct }) => correct).length;
  return quizXp({ answers: graded, passed: right >= Math.ceil(graded.length / 2), earlierAttempts });
}
