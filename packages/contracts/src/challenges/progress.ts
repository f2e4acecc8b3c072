// How far somebody is with a challenge. Pure.

import { type GameCategory, quizCategoryOf } from '../plays/categories.ts';
import type { ChallengeType } from './types.ts';

export interface ChallengeParameters {
  quizCount: number;
  targetScore: number;
  streakDays: number;
  quizCategory: GameCategory;
  /** Seconds. */
  timeLimit: number;
}

/** A play of this run that counts: one with an answer. */
export interface CountedPlay {
  category: string;
  percentage: number;
  passed: boolean;
  /** From the start to the submission. */
  seconds: number;
}

interface Standing {
  /** How many quizzes the challenge has. */
  quizzes: number;
  plays: readonly CountedPlay[];
  /** Days, today included if it counts already. */
  streak: number;
}

/** How many plays a challenge asks for: never more than it has quizzes. */
export function playsNeeded({ quizCount }: Pick<ChallengeParameters, 'quizCount'>, quizzes: number): number {
  return Math.max(1, Math.min(quizCount, quizzes));
}

/** Whole percent, 0 to 100; a challenge is completed at 100, which no rounding reaches. */
export function challengeProgress(
  type: ChallengeType,
  parameters: ChallengeParameters,
  { quizzes, plays, streak }: Standing,
): number {
  const need = playsNeeded(parameters, quizzes);
  switch (type) {
    case 'quiz_completion':
      return share(plays.length, need);
    case 'score_target': {
      const reached = share(sumOfBest(plays, need), need * parameters.targetScore);
      return plays.length < need ? Math.min(99, reached) : reached;
    }
    case 'category_focus': {
      const wanted = quizCategoryOf(parameters.quizCategory);
      return share(plays.filter(({ category }) => category === wanted).length, need);
    }
    case 'speed_challenge': {
      const fast = plays.filter(({ passed, seconds }) => passed && seconds <= parameters.timeLimit);
      return share(fast.length, need);
    }
    case 'streak_maintenance':
      return plays.length === 0 ? 0 : share(streak, parameters.streakDays);
  }
}

function sumOfBest(plays: readonly CountedPlay[], need: number): number {
  const best = plays.map(({ percentage }) => percentage).sort((a, b) => b - a);
  return best.slice(0, need).reduce((sum, one) => sum + one, 0);
}

function share(reached: number, wanted: number): number {
  return Math.min(100, Math.floor((reached * 100) / wanted));
}

/** The seconds that a quiz of a challenge may take. */
export function secondsForQuiz(type: ChallengeType, quizTimeLimit: number, timeLimit: number): number {
  return type === 'speed_challenge' ? Math.min(quizTimeLimit, timeLimit) : quizTimeLimit;
}
