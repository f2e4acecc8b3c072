import type { Difficulty } from '../quizzes/difficulty.ts';

const XP_PER_RIGHT = { easy: 5, medium: 8, hard: 12 } as const satisfies Record<Difficulty, number>;
const XP_FOR_PASSING = 10;
const XP_FOR_PERFECT = 20;
/** A perfect score pays only on quizzes of at least this many questions. */
const PERFECT_MIN_QUESTIONS = 5;
/** The share of the full XP that the first, second and any later attempt within 24 hours pays. */
const REPEAT_SHARE = [1, 0.25, 0] as const;

export interface QuizXpInput {
  answers: readonly { correct: boolean; difficulty: Difficulty }[];
  passed: boolean;
  /** The number of attempts at the same quiz that were accepted before and finished within 24 hours of this one. */
  earlierAttempts: number;
}

/**
 * Returns the XP for one attempt. A repeated attempt pays a share of the full sum, rounded half up; unless that share
 * is none, it pays at least 1 if anything was earned.
 */
export function computeQuizXp({ answers, passed, earlierAttempts }: QuizXpInput): number {
  const right = answers.filter((answer) => answer.correct);
  const perfect = answers.length >= PERFECT_MIN_QUESTIONS && right.length === answers.length;
  const full =
    right.reduce((sum, answer) => sum + XP_PER_RIGHT[answer.difficulty], 0) +
    (passed ? XP_FOR_PASSING : 0) +
    (perfect ? XP_FOR_PERFECT : 0);
  const share = REPEAT_SHARE[Math.min(earlierAttempts, REPEAT_SHARE.length - 1)] ?? 0;
  if (full === 0 || share === 0) return 0;
  return Math.max(1, Math.floor(full * share + 0.5));
}
