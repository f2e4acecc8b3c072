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

interface RunEvidence {
  /** How many quizzes the challenge has. */
  quizzes: number;
  plays: readonly CountedPlay[];
  /** Days, today included if it counts already. */
  streak: number;
}

/** How many plays a challenge asks for: never more than it has quizzes. */
export function requiredPlays({ quizCount }: Pick<ChallengeParameters, 'quizCount'>, quizzes: number): number {
  return Math.max(1, Math.min(quizCount, quizzes));
}

/** Whole percent, 0 to 100; a challenge is completed at 100, which no rounding reaches. */
export function computeProgress(
  type: ChallengeType,
  parameters: ChallengeParameters,
  { quizzes, plays, streak }: RunEvidence,
): number {
  const required = requiredPlays(parameters, quizzes);
  switch (type) {
    case 'quiz_completion':
      return percentOf(plays.length, required);
    case 'score_target': {
      const reached = percentOf(sumBestScores(plays, required), required * parameters.targetScore);
      return plays.length < required ? Math.min(99, reached) : reached;
    }
    case 'category_focus': {
      const wanted = quizCategoryOf(parameters.quizCategory);
      return percentOf(plays.filter(({ category }) => category === wanted).length, required);
    }
    case 'speed_challenge': {
      const fast = plays.filter(({ passed, seconds }) => passed && seconds <= parameters.timeLimit);
      return percentOf(fast.length, required);
    }
    case 'streak_maintenance':
      return plays.length === 0 ? 0 : percentOf(streak, parameters.streakDays);
  }
}

function sumBestScores(plays: readonly CountedPlay[], required: number): number {
  const best = plays.map(({ percentage }) => percentage).sort((a, b) => b - a);
  return best.slice(0, required).reduce((sum, value) => sum + value, 0);
}

function percentOf(done: number, goal: number): number {
  return Math.min(100, Math.floor((done * 100) / goal));
}

/** The seconds that a quiz of a challenge may take. */
export function secondsForQuiz(type: ChallengeType, quizTimeLimit: number, timeLimit: number): number {
  return type === 'speed_challenge' ? Math.min(quizTimeLimit, timeLimit) : quizTimeLimit;
}
