// Measures ability with the two-parameter logistic model, all questions with the same discrimination: Birnbaum 1968;
// Lord 1980, 'Applications of item response theory'. Pure.
import type { Difficulty } from '../quizzes/difficulty.ts';
import { MIN_ANSWERS } from '../quizzes/drafts.ts';

/** With it the logistic function is within 0.01 of the normal ogive. */
const DISCRIMINATION = 1.7;
/** The difficulties of questions that few people answered yet, as their authors rated them. */
const RATED: Readonly<Record<Difficulty, number>> = { easy: -1, medium: 0, hard: 1 };
export const MAX_DIFFICULTY = 3;

/** How a question did in attempts. */
export interface AnsweredQuestion {
  difficulty: Difficulty;
  answered: number;
  correct: number;
}

/**
 * The ability with which one answers a question right half of the time, on the scale on which learners have a mean of 0
 * and a standard deviation of 1.
 */
export function itemDifficulty({ difficulty, answered, correct }: AnsweredQuestion): number {
  if (answered < MIN_ANSWERS) return RATED[difficulty];
  const facility = Math.min(1, Math.max(0, correct / answered));
  const place = -Math.log(facility / (1 - facility)) / DISCRIMINATION;
  return Math.min(MAX_DIFFICULTY, Math.max(-MAX_DIFFICULTY, place));
}

/** An answer that counts. */
export interface ScoredAnswer {
  /** Of its question, as `itemDifficulty` has it. */
  difficulty: number;
  correct: boolean;
}

/** `error`: the standard error. */
export interface Estimate {
  ability: number;
  error: number;
}

/** The abilities that are weighed: −4 to 4 in steps of 0.1. */
const GRID = Array.from({ length: 81 }, (_, place) => (place - 40) / 10);

/**
 * The expected ability given the answers (EAP: Bock & Mislevy 1982), and its standard error, which is the standard
 * deviation of what the answers leave possible. Without answers both are those of all learners: 0 and 1. The order of
 * answers makes no difference beyond rounding.
 */
export function estimateOf(answers: readonly ScoredAnswer[]): Estimate {
  const logs = GRID.map((ability) =>
    answers.reduce((sum, answer) => sum + logLikelihood(ability, answer), -(ability ** 2) / 2),
  );
  // Relative to the most likely one, so that many answers don't make every weight 0.
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (of: (ability: number) => number) =>
    GRID.reduce((sum, ability, place) => sum + of(ability) * (weights[place] ?? 0), 0) / total;
  const ability = mean((one) => one);
  return { ability, error: Math.sqrt(mean((one) => (one - ability) ** 2)) };
}

function logLikelihood(ability: number, { difficulty, correct }: ScoredAnswer): number {
  const distance = DISCRIMINATION * (ability - difficulty);
  return -Math.log1p(Math.exp(correct ? -distance : distance));
}

/**
 * The estimate after each answer. Null is an answer that doesn't count, which leaves the estimate as it was.
 * @returns null in the place of answers that don't count
 */
export function estimatesAlong(answers: readonly (ScoredAnswer | null)[]): (Estimate | null)[] {
  const counted: ScoredAnswer[] = [];
  return answers.map((answer) => {
    if (answer === null) return null;
    counted.push(answer);
    return estimateOf(counted);
  });
}
