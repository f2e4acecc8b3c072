import { dateDiffInDays, FSRSAlgorithm, forgetting_curve, Rating } from 'ts-fsrs';
import type { LogEntry, ReviewModel } from './cards.ts';
import { compareEntries, GRADES, weightsAt } from './schedule.ts';
import { PUBLISHED_WEIGHTS } from './weights.ts';

/** One repetition of a card: the recall that the weights predicted, and the actual result. */
export interface RecallSample {
  /** The time of the repetition, in milliseconds since 1970. */
  at: number;
  /** The grade in FSRS's scale: 1 for again, 2 for hard, 3 for good. */
  grade: number;
  /** Whole days since the previous repetition; 0 for the first. */
  days: number;
  /** The predicted probability that the learner still knows the answer; null for a first repetition. */
  predicted: number | null;
  known: boolean;
  /**
   * Whether the repetition shows how well the weights predict. It doesn't if it's the card's first, on the same day as
   * the previous one, or a wrong answer in a quiz, since right quiz answers aren't in the log.
   */
  counts: boolean;
}

/**
 * Returns the repetitions of a card, in order. Memory is computed as in the schedule, with the weights in force at each
 * entry's time and the formulas of FSRS-6 (https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm).
 */
export function listRecalls(log: readonly LogEntry[], models: readonly ReviewModel[] = []): RecallSample[] {
  const recalls: RecallSample[] = [];
  let memory: { stability: number; difficulty: number } | null = null;
  let last = 0;
  for (const [index, entry] of [...log].sort(compareEntries).entries()) {
    const isMistake = entry.cause === 'mistake';
    // The first wrong answer creates the card and isn't a repetition.
    if (index === 0 && isMistake) continue;
    const weights = weightsAt(models, entry.at) ?? PUBLISHED_WEIGHTS;
    const at = Date.parse(entry.at);
    const days = memory ? Math.max(0, dateDiffInDays(new Date(last), new Date(at))) : 0;
    const grade = isMistake ? Rating.Again : GRADES[entry.quality];
    const predicted = memory && forgetting_curve(weights, days, memory.stability);
    const known = grade !== Rating.Again;
    recalls.push({ at, grade, days, predicted, known, counts: memory !== null && days > 0 && !isMistake });
    memory = algorithmOf(weights).next_state(memory, days, grade);
    last = at;
  }
  return recalls;
}

const MIN_PROBABILITY = 1e-6;

/** Computes the log loss of one prediction, in nats; 0 is best. */
export function logLossOf({ predicted, known }: Pick<RecallSample, 'predicted' | 'known'>): number {
  const likely = Math.min(1 - MIN_PROBABILITY, Math.max(MIN_PROBABILITY, predicted ?? 0.5));
  return -Math.log(known ? likely : 1 - likely);
}

const algorithms = new WeakMap<readonly number[], FSRSAlgorithm>();

function algorithmOf(weights: readonly number[]): FSRSAlgorithm {
  const algorithm = algorithms.get(weights) ?? new FSRSAlgorithm({ w: [...weights], enable_short_term: false });
  algorithms.set(weights, algorithm);
  return algorithm;
}
