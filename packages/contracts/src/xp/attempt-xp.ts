import type { Grade } from '../quizzes/grading.ts';
import { computeQuizXp } from './quiz-xp.ts';

/** Attempts at a quiz that were finished within this time of each other are repeats. */
export const REPEAT_WINDOW_MS = 24 * 3_600_000;
/** A ranked quiz pays only for the first attempt, whenever that was. */
const RANKED_REPEAT = 2;

/** What was accepted before an attempt at the same quiz. */
export interface Repeats {
  /** All attempts. */
  all: number;
  /** Those that were finished within 24 hours of this one. */
  near: number;
}

/** @param earlier when attempts at the quiz were finished that were accepted before; milliseconds, like `finishedAt` */
export function countRepeats(finishedAt: number, earlier: readonly number[]): Repeats {
  const near = earlier.filter((time) => Math.abs(time - finishedAt) <= REPEAT_WINDOW_MS);
  return { all: earlier.length, near: near.length };
}

interface AttemptTerms {
  ranked: boolean;
  /** Whether the quiz is the learner's own: that pays nothing. */
  own: boolean;
  repeats: Repeats;
}

/** What an attempt pays. */
export function computeAttemptXp(grade: Grade, { ranked, own, repeats }: AttemptTerms): number {
  if (own) return 0;
  const rankedRepeats = repeats.all > 0 ? RANKED_REPEAT : 0;
  return computeQuizXp({ ...grade, earlierAttempts: ranked ? rankedRepeats : repeats.near });
}

/** Whether achievements count an attempt: not one at one's own quiz, and of a ranked quiz only the first. */
export function isAttemptCounted({ ranked, own, repeats }: AttemptTerms): boolean {
  return !own && (!ranked || repeats.all === 0);
}
