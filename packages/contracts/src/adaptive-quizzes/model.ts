// Measures ability with the three-parameter logistic model, all questions with the same discrimination: Birnbaum 1968;
// Lord 1980, 'Applications of item response theory'. Pure.
import type { Difficulty } from '../quizzes/difficulty.ts';
import { MIN_ANSWERS } from '../quizzes/drafts.ts';

/** With it the logistic function is within 0.01 of the normal ogive. */
const DISCRIMINATION = 1.7;
/** How estimates are computed; the number is stored with a run, so that its figures never change. */
const MODELS = {
  /** Nobody guesses. Its error is too small where people do, so it has no range. */
  1: { spread: 1, guessing: false },
  /** The abilities that it expects spread wider than learners do, so that those far from the middle aren't drawn to it. */
  2: { spread: 1.25, guessing: true },
} as const;
export type Model = keyof typeof MODELS;
/** The model of new runs. */
export const CURRENT_MODEL = 2;
/** The standard error of the newest model before the first answer. */
export const INITIAL_ERROR = MODELS[CURRENT_MODEL].spread;

/** The difficulties of questions that few people answered yet, as their authors rated them. */
const AUTHOR_DIFFICULTIES: Readonly<Record<Difficulty, number>> = { easy: -1, medium: 0, hard: 1 };
export const MAX_DIFFICULTY = 3;

/** How a question did in attempts. */
export interface AnsweredQuestion {
  difficulty: Difficulty;
  answered: number;
  correct: number;
  /** How likely a guess at it is right, from `guessProbabilityOf`. */
  guessing: number;
}

/**
 * The ability with which one knows the answer to a question half of the time, on the scale on which learners have a mean
 * of 0 and a standard deviation of 1. Those who answered right by guessing don't count as knowing it.
 */
export function computeDifficulty({ difficulty, answered, correct, guessing }: AnsweredQuestion): number {
  if (answered < MIN_ANSWERS) return AUTHOR_DIFFICULTIES[difficulty];
  const known = Math.min(1, Math.max(0, (correct / answered - guessing) / (1 - guessing)));
  const place = -Math.log(known / (1 - known)) / DISCRIMINATION;
  return Math.min(MAX_DIFFICULTY, Math.max(-MAX_DIFFICULTY, place));
}

/** An answer that counts. */
export interface ScoredAnswer {
  /** The difficulty of its question, from `computeDifficulty`. */
  difficulty: number;
  /** How likely a guess at it is right, from `guessProbabilityOf`. */
  guessing: number;
  correct: boolean;
}

export interface Estimate {
  ability: number;
  /** The standard error. */
  error: number;
  /** The ability is within it with a probability of 95 %. Missing in results of model 1, and from servers that know no other. */
  range?: { low: number; high: number } | undefined;
}

/** How many abilities of the grid a unit has. */
const STEPS_PER_UNIT = 10;
/** The abilities that are weighed: four times the expected spread to both sides. */
const GRIDS = { 1: buildGrid(MODELS[1].spread), 2: buildGrid(MODELS[2].spread) };

function buildGrid(spread: number): number[] {
  const half = 4 * spread * STEPS_PER_UNIT;
  return Array.from({ length: 2 * half + 1 }, (_, place) => (place - half) / STEPS_PER_UNIT);
}

/**
 * The expected ability given the answers (EAP: Bock & Mislevy 1982), and its standard error, which is the standard
 * deviation of what the answers leave possible. Without answers both are what the model expects of all learners. The order
 * of answers makes no difference beyond rounding.
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

/** How likely each ability of the grid is given the answers; the sum is 1. A run has too few answers for it to become 0. */
function computeWeights(grid: readonly number[], answers: readonly ScoredAnswer[], model: Model): number[] {
  const { spread, guessing } = MODELS[model];
  const scored = guessing ? answers : answers.map((answer) => ({ ...answer, guessing: 0 }));
  const weights = grid.map((ability) =>
    scored.reduce((weight, answer) => weight * likelihoodOf(answer, ability), Math.exp(-((ability / spread) ** 2) / 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** The ability below which this share of the weights is, each weight spread evenly over its step of the grid. */
function quantile(grid: readonly number[], weights: readonly number[], share: number): number {
  let below = 0;
  for (const [place, ability] of grid.entries()) {
    const weight = weights[place] ?? 0;
    if (below + weight >= share) return ability + ((share - below) / weight - 0.5) / STEPS_PER_UNIT;
    below += weight;
  }
  return grid.at(-1) ?? 0;
}

/** How likely somebody knows the answer who is by this distance abler than it is difficult. */
function knowingProbability(distance: number): number {
  return 1 / (1 + Math.exp(-DISCRIMINATION * distance));
}

/** How likely somebody of this ability gives this answer, but for a factor that is the same for all abilities. */
function likelihoodOf({ difficulty, guessing, correct }: ScoredAnswer, ability: number): number {
  return correct
    ? guessing + (1 - guessing) * knowingProbability(ability - difficulty)
    : knowingProbability(difficulty - ability);
}

/** How much an answer would tell about this ability: Fisher's information (Lord 1980, 5.3). */
export function informationOf(ability: number, { difficulty, guessing }: Omit<ScoredAnswer, 'correct'>): number {
  const known = knowingProbability(ability - difficulty);
  const right = guessing + (1 - guessing) * known;
  return (DISCRIMINATION ** 2 * (1 - guessing) * (1 - known) * known ** 2) / right;
}

/**
 * The estimate after each answer. Null is an answer that doesn't count, which leaves the estimate as it was.
 * @returns null in the place of answers that don't count
 */
export function estimateAfterEach(answers: readonly (ScoredAnswer | null)[], model: Model): (Estimate | null)[] {
  const counted: ScoredAnswer[] = [];
  return answers.map((answer) => {
    if (answer === null) return null;
    counted.push(answer);
    return estimateAbility(counted, model);
  });
}
