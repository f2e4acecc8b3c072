// Fits weights of the review schedule to one learner's ratings, and decides whether they are better.
import type { LogEntry, ReviewModel } from '@quorbit/contracts/reviews/cards';
import { listRecalls, logLossOf, type RecallSample } from '@quorbit/contracts/reviews/recall';
import { lowerBound } from './paired-bootstrap.ts';

/** A repetition of a card with the card's earlier repetitions, oldest first. */
export type CardHistory = readonly Pick<RecallSample, 'grade' | 'days'>[];

/** Computes weights from these histories; null if it can't find any. */
export type Optimizer = (histories: readonly CardHistory[]) => Promise<number[] | null>;

/** The logs of a learner's cards, one for each card. */
export type Logs = readonly (readonly LogEntry[])[];

export interface Fit {
  weights: number[];
  /**
   * The mean log loss on the last quarter of repetitions, which the weights weren't fitted to: of the fitted weights,
   * and of the weights in force before.
   */
  loss: number;
  lossBefore: number;
  /** Whether the fitted weights are better, by a paired bootstrap over cards, with 95 % confidence. */
  better: boolean;
}

/** The share of repetitions, the earliest ones, that weights are fitted to; the rest tests them. */
const TRAINING_SHARE = 0.75;
const CONFIDENCE = 0.95;

/**
 * Fits weights to a learner's ratings and compares them with the weights in force.
 * @param logs the logs of the learner's cards, without undone ratings.
 * @param models the weights in force so far.
 * @returns null if there is too little to learn from, or the optimizer finds no weights.
 */
export async function fitWeights(logs: Logs, models: readonly ReviewModel[], optimize: Optimizer): Promise<Fit | null> {
  const before = logs.map((log) => listRecalls(log, models));
  const times = before
    .flatMap((recalls) => recalls.flatMap(({ counts, at }) => (counts ? [at] : [])))
    .sort((a, b) => a - b);
  const cut = times[Math.floor(times.length * TRAINING_SHARE)];
  if (cut === undefined) return null;
  const weights = await optimize(before.flatMap((recalls) => historiesOf(recalls, cut)));
  if (weights === null) return null;
  const after = logs.map((log) => listRecalls(log, [{ since: new Date(0).toISOString(), weights }]));
  const gains = before.map((recalls, card) =>
    recalls.flatMap((recall, index) => {
      const other = after[card]?.[index];
      return recall.counts && recall.at >= cut && other ? [{ before: logLossOf(recall), after: logLossOf(other) }] : [];
    }),
  );
  const all = gains.flat();
  const mean = (of: (gain: (typeof all)[number]) => number) =>
    all.reduce((sum, gain) => sum + of(gain), 0) / all.length;
  const bound = lowerBound(
    gains.map((card) => card.map((gain) => gain.before - gain.after)),
    CONFIDENCE,
  );
  return { weights, loss: mean((gain) => gain.after), lossBefore: mean((gain) => gain.before), better: bound > 0 };
}

/** Returns the histories to fit weights to: one for each counting repetition before `cut`, a time in milliseconds. */
function historiesOf(recalls: readonly RecallSample[], cut: number): CardHistory[] {
  return recalls.flatMap(({ counts, at }, index) => (counts && at < cut ? [recalls.slice(0, index + 1)] : []));
}
