import type { GradedAnswer } from '../quizzes/grading.ts';
import { isAnswered } from '../quizzes/question-kinds.ts';

/** The minimum number of answers for a fatigue score; with fewer, the thirds are too small for a median. */
const FATIGUE_MIN_ANSWERS = 6;
const MAX_ENGAGEMENT = 20;

/** Metrics of how the learner worked on one finished quiz. */
export interface SessionMetrics {
  /** Mean seconds per answer; 0 without answers. */
  responseTime: number;
  /**
   * How much slower the last third of the answers was than the first, from 0 to 1; null with fewer than six answers.
   */
  fatigueScore: number | null;
  /** The share of the asked questions that were answered, on a scale from 0 to 20. */
  engagement: number;
  /** The share of the asked questions that were answered rightly, from 0 to 1. */
  comprehension: number;
  /** The number of answered questions. */
  answers: number;
}

export function computeSessionMetrics(
  answers: readonly (Pick<GradedAnswer, 'option' | 'response' | 'timeSpent'> & { correct: boolean | null })[],
): SessionMetrics {
  const asked = answers.length;
  const answered = answers.filter(isAnswered);
  const times = answered.map(({ timeSpent }) => timeSpent);
  const right = answered.filter(({ correct }) => correct).length;
  return {
    responseTime: answered.length === 0 ? 0 : roundTo(times.reduce((sum, time) => sum + time, 0) / answered.length, 10),
    fatigueScore: computeFatigue(times),
    engagement: asked === 0 ? 0 : roundTo((MAX_ENGAGEMENT * answered.length) / asked, 10),
    comprehension: asked === 0 ? 0 : roundTo(right / asked, 1_000),
    answers: answered.length,
  };
}

/**
 * Returns how much slower the last third was than the first, from 0 to 1; null with too few answers.
 * @param times seconds per answer, in the order of the questions.
 */
function computeFatigue(times: readonly number[]): number | null {
  if (times.length < FATIGUE_MIN_ANSWERS) return null;
  const third = Math.floor(times.length / 3);
  const [first, last] = [medianOf(times.slice(0, third)), medianOf(times.slice(-third))];
  if (first === 0) return last === 0 ? 0 : 1;
  return roundTo(Math.min(1, Math.max(0, last / first - 1)), 1_000);
}

/** Returns the median of the numbers. @param numbers at least one */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

export type PerformanceLevel = 'high' | 'medium' | 'low';

/**
 * Returns the performance level of a session from its freshness, which is 1 − fatigue: high from 0.8, medium from 0.6,
 * otherwise low. Null if the fatigue is unknown.
 */
export function performanceLevelOf(fatigueScore: number | null): PerformanceLevel | null {
  if (fatigueScore === null) return null;
  return fatigueScore <= 0.2 ? 'high' : fatigueScore <= 0.4 ? 'medium' : 'low';
}

function roundTo(value: number, places: number): number {
  return Math.round(value * places) / places;
}
