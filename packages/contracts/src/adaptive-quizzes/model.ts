// Measures ability with the three-parameter logistic model, using the same discrimination for all questions. Sources:
// Birnbaum 1968; Lord 1980, 'Applications of item response theory'. Pure.
import type { Difficulty } from '../quizzes/difficulty.ts';
import { MIN_ANSWERS } from '../quizzes/drafts.ts';

/** The discrimination of all questions. With this value the logistic function is within 0.01 of the normal ogive. */
const DISCRIMINATION = 1.7;
/** The models for estimating abilities. A run stores the number of its model, so that its results never change. */
const MODELS = {
  /** Model 1 assumes that learners never guess. Its error is too small if they do, so it returns no range. */
  1: { spread: 1, guessing: false },
  /**
   * Model 2 allows for guessing. It expects abilities to spread wider than those of real learners, so that extreme
   * estimates aren't pulled to the middle.
   */
  2: { spread: 1.25, guessing: true },
} as const;
export type Model = keyof typeof MODELS;
/** The model that new runs use. */
export const CURRENT_MODEL = 2;
/** The standard error of the current model before the first answer. */
export const INITIAL_ERROR = MODELS[CURRENT_MODEL].spread;

/** The difficulty that each author's rating stands for, which is used while a question has too few answers. */
const AUTHOR_DIFFICULTIES: Readonly<Record<Difficulty, number>> = { easy: -1, medium: 0, hard: 1 };
export const MAX_DIFFICULTY = 3;

/** The author's rating of a question and its statistics from attempts. */
export interface AnsweredQuestion {
  difficulty: Difficulty;
  answered: number;
  correct: number;
  /** The probability that a guess at the question is right, from `guessProbabilityOf`. */
  guessing: number;
}

/**
 * Returns a question's difficulty: the ability at which a learner knows its answer with a probability of one half. On
 * this scale learners have a mean of 0 and a standard deviation of 1. Right answers that are expected from guessing
 * aren't counted as known.
 */
export function computeDifficulty({ difficulty, answered, correct, guessing }: AnsweredQuestion): number {
  if (answered < MIN_ANSWERS) return AUTHOR_DIFFICULTIES[difficulty];
  const known = Math.min(1, Math.max(0, (correct / answered - guessing) / (1 - guessing)));
  const place = -Math.log(known / (1 - known)) / DISCRIMINATION;
  return Math.min(MAX_DIFFICULTY, Math.max(-MAX_DIFFICULTY, place));
}

/** An answer that counts for the estimate. */
export interface ScoredAnswer {
  /** The difficulty of the question, from `computeDifficulty`. */
  difficulty: number;
  /** The probability that a guess at the question is right, from `guessProbabilityOf`. */
  guessing: number;
  correct: boolean;
}

export interface Estimate {
  ability: number;
  /** The standard error of the estimated ability. */
  error: number;
  /**
   * The range that holds the true ability with a probability of 95 %. Missing in results of model 1 and from servers
   * that only know model 1.
   */
  range?: { low: number; high: number } | undefined;
}

/** The number of grid steps per unit of ability. */
const STEPS_PER_UNIT = 10;
/** The abilities over which each model integrates: a grid from 0 to four times the expected spread on both sides. */
const GRIDS = { 1: buildGrid(MODELS[1].spread), 2: buildGrid(MODELS[2].spread) };

function buildGrid(spread: number): number[] {
  const half = 4 * spread * STEPS_PER_UNIT;
  return Array.from({ length: 2 * half + 1 }, (_, place) => (place - half) / STEPS_PER_UNIT);
}

/**
 * Returns the expected ability given the answers (EAP: Bock & Mislevy 1982), and its standard error, i.e. the standard
 * deviation of the ability after these answers. Without answers, both are the model's expectation for all learners. The
 * order of answers makes no difference beyond rounding.
 */
export function estimateAbility(answers: readonly ScoredAnswer[], model: Model): Estimate {
  const grid = GRIDS[model];
  const weights = computeWeights(grid, answers, model);
  const mean = (of: (ability: number) => number) =>
    grid.reduce((sum, ability, place) => sum + of(ability) * (weights[place] ?? 0), 0);
  const ability = mean((value) => value);
  const error = Math.sqrt(mean((value) => (value - ability) ** 2));
  if (model === 1) return { ability, error };
  return { ability, error, range: { low: quantile(grid, weights, 0.025), high: quantile(grid, weights, 0.975) } };
}

/**
 * Returns the probability of each ability on the grid given the answers; the probabilities add up to 1. A run has so
 * few answers that the sum by which the weights are divided can't underflow to 0.
 */
function computeWeights(grid: readonly number[], answers: readonly ScoredAnswer[], model: Model): number[] {
  const { spread, guessing } = MODELS[model];
  const scored = guessing ? answers : answers.map((answer) => ({ ...answer, guessing: 0 }));
  const weights = grid.map((ability) =>
    scored.reduce((weight, answer) => weight * likelihoodOf(answer, ability), Math.exp(-((ability / spread) ** 2) / 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/**
 * Returns the ability below which the given share of the weights lies. Each weight is spread evenly over its grid step.
 */
function quantile(grid: readonly number[], weights: readonly number[], share: number): number {
  let below = 0;
  for (const [place, ability] of grid.entries()) {
    const weight = weights[place] ?? 0;
    if (below + weight >= share) return ability + ((share - below) / weight - 0.5) / STEPS_PER_UNIT;
    below += weight;
  }
  return grid.at(-1) ?? 0;
}

/**
 * Returns the probability that a learner knows the answer.
 * @param distance the learner's ability minus the question's difficulty.
 */
function knowingProbability(distance: number): number {
  return 1 / (1 + Math.exp(-DISCRIMINATION * distance));
}

/** Returns the likelihood of an answer at an ability, up to a factor that is the same for all abilities. */
function likelihoodOf({ difficulty, guessing, correct }: ScoredAnswer, ability: number): number {
  return correct
    ? guessing + (1 - guessing) * knowingProbability(ability - difficulty)
    : knowingProbability(difficulty - ability);
}

/**
 * Returns how much an answer to the question would reveal about a learner of this ability: the Fisher information (Lord
 * 1980, 5.3).
 */
export function informationOf(ability: number, { difficulty, guessing }: Omit<ScoredAnswer, 'correct'>): number {
  const known = knowingProbability(ability - difficulty);
  const right = guessing + (1 - guessing) * known;
  return (DISCRIMINATION ** 2 * (1 - guessing) * (1 - known) * known ** 2) / right;
}

/**
 * Returns the estimate after each answer.
 * @param answers in the order given; null for an answer that doesn't count, which is skipped.
 * @returns the estimates in the same order, null for answers that don't count.
 */
export function estimateAfterEach(answers: readonly (ScoredAnswer | null)[], model: Model): (Estimate | null)[] {
  const counted: ScoredAnswer[] = [];
  return answers.map((answer) => {
    if (answer === null) return null;
    counted.push(answer);
    return estimateAbility(counted, model);
  });
}
