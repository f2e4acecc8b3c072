// Computes the learner's progress in a challenge. Pure.

import { type GameCategory, quizCategoryOf } from '../plays/categories.ts';
import type { ChallengeType } from './types.ts';

export interface ChallengeParameters {
  quizCount: number;
  targetScore: number;
  streakDays: number;
  quizCategory: GameCategory;
  /** The time within which a quiz counts as played fast, in seconds. */
  timeLimit: number;
}

/** A play of the current run that counts, i.e. one with at least one answer. */
export interface CountedPlay {
  category: string;
  percentage: number;
  passed: boolean;
  /** The seconds from the start of the play to its submission. */
  seconds: number;
}

interface RunEvidence {
  /** The number of quizzes in the challenge. */
  quizzes: number;
  plays: readonly CountedPlay[];
  /** The learner's current streak in days, including today if today already counts. */
  streak: number;
}

/** Returns the number of plays that a challenge requires, which is never more than its number of quizzes. */
export function requiredPlays({ quizCount }: Pick<ChallengeParameters, 'quizCount'>, quizzes: number): number {
  return Math.max(1, Math.min(quizCount, quizzes));
}

/**
 * Returns the progress in whole percent from 0 to 100. It is rounded down, so that only a completed challenge reaches
 * 100.
 */
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

/** Returns the time limit in seconds for a quiz of a challenge. */
export function secondsForQuiz(type: ChallengeType, quizTimeLimit: number, timeLimit: number): number {
  return type === 'speed_challenge' ? Math.min(quizTimeLimit, timeLimit) : quizTimeLimit;
}
