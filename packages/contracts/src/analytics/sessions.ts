import type { GradedAnswer } from '../quizzes/grading.ts';
import { isAnswered } from '../quizzes/question-kinds.ts';

/** Fatigue shows only where the first and the last third have a median. */
const FATIGUE_MIN_ANSWERS = 6;
const MAX_ENGAGEMENT = 20;

/** What one finished quiz tells about how it was worked on. */
export interface SessionMetrics {
  /** Mean seconds per answer; 0 without answers. */
  responseTime: number;
  /** How much slower the last third was answered than the first, 0 to 1; null under six answers. */
  fatigueScore: number | null;
  /** Answered of what was asked, 0 to 20. */
  engagement: number;
  /** Right of what was asked, 0 to 1. */
  comprehension: number;
  /** Questions that were answered. */
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

/** @param times seconds per answer, in the order of the questions */
function computeFatigue(times: readonly number[]): number | null {
  if (times.length < FATIGUE_MIN_ANSWERS) return null;
  const third = Math.floor(times.length / 3);
  const [first, last] = [medianOf(times.slice(0, third)), medianOf(times.slice(-third))];
  if (first === 0) return last === 0 ? 0 : 1;
  return roundTo(Math.min(1, Math.max(0, last / first - 1)), 1_000);
}

/** @param numbers at least one */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

export type PerformanceLevel = 'high' | 'medium' | 'low';

/** How fresh a session was, read from 1 − fatigue: high from 0.8, medium from 0.6. */
export function performanceLevelOf(fatigueScore: number | null): PerformanceLevel | null {
  if (fatigueScore === null) return null;
  return fatigueScore <= 0.2 ? 'high' : fatigueScore <= 0.4 ? 'medium' : 'low';
}

function roundTo(value: number, places: number): number {
  return Math.round(value * places) / places;
}
