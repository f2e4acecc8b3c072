// Fits weights of the schedule to one learner's ratings, and says whether they are better.
import type { LogEntry, ReviewModel } from '@quorbit/contracts/reviews/cards';
import { listRecalls, logLossOf, type RecallSample } from '@quorbit/contracts/reviews/recall';
import { lowerBound } from './paired-bootstrap.ts';

/** One repetition with those of its card before it, the oldest first. */
export type CardHistory = readonly Pick<RecallSample, 'grade' | 'days'>[];

/** Finds weights for what is learned from; null where it finds none. */
export type Optimizer = (histories: readonly CardHistory[]) => Promise<number[] | null>;

/** The logs of a learner's cards. */
export type Logs = readonly (readonly LogEntry[])[];

export interface Fit {
  weights: number[];
  /** Mean log loss on the last quarter, which the weights were not fitted to, and that of the weights in force. */
  loss: number;
  lossBefore: number;
  /** Whether they are better, by a paired bootstrap over cards, with 95 % confidence. */
  better: boolean;
}

/** Of the repetitions, the first three quarters are learned from. */
const TRAINING_SHARE = 0.75;
const CONFIDENCE = 0.95;

/**
 * @param logs without what was undone
 * @param models the weights in force so far
 * @returns null where there is too little to learn from, or the optimizer finds nothing
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

/** What is learned from: each repetition before `cut` that counts. */
function historiesOf(recalls: readonly RecallSample[], cut: number): CardHistory[] {
  return recalls.flatMap(({ counts, at }, index) => (counts && at < cut ? [recalls.slice(0, index + 1)] : []));
}
