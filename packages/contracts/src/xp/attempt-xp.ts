import type { Grade } from '../quizzes/grading.ts';
import { computeQuizXp } from './quiz-xp.ts';

/** Attempts at a quiz that were finished within this time of each other are repeats. */
export const REPEAT_WINDOW_MS = 24 * 3_600_000;
/**
 * The number of repeats assumed for any later attempt at a ranked quiz, so that only the first attempt pays, no matter
 * how long ago it was.
 */
const RANKED_REPEAT = 2;

/** How many attempts at the same quiz the server had accepted before this attempt. */
export interface Repeats {
  /** The number of all earlier attempts at the quiz. */
  all: number;
  /** The number of earlier attempts at the quiz that were finished within 24 hours of this attempt. */
  near: number;
}

/**
 * Counts the earlier attempts at a quiz.
 * @param earlier when the attempts accepted before were finished, in milliseconds like `finishedAt`.
 */
export function countRepeats(finishedAt: number, earlier: readonly number[]): Repeats {
  const near = earlier.filter((time) => Math.abs(time - finishedAt) <= REPEAT_WINDOW_MS);
  return { all: earlier.length, near: near.length };
}

interface AttemptTerms {
  ranked: boolean;
  /** Whether the quiz is the learner's own; attempts at it pay nothing. */
  own: boolean;
  repeats: Repeats;
}

/** Returns the XP that an attempt pays. */
export function computeAttemptXp(grade: Grade, { ranked, own, repeats }: AttemptTerms): number {
  if (own) return 0;
  const rankedRepeats = repeats.all > 0 ? RANKED_REPEAT : 0;
  return computeQuizXp({ ...grade, earlierAttempts: ranked ? rankedRepeats : repeats.near });
}

/**
 * Returns whether achievements count an attempt: never at the learner's own quiz, and for a ranked quiz only the first
 * one.
 */
export function isAttemptCounted({ ranked, own, repeats }: AttemptTerms): boolean {
  return !own && (!ranked || repeats.all === 0);
}
