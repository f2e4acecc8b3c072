import type { SessionProgress } from './session-progress.ts';

/** The number of cards in a set, after which the learner can rest. The button `Next five` spells it out. */
export const SET_SIZE = 5;

/** The set of cards that the learner is reviewing. */
export interface ReviewSet {
  /** The set's rated cards, in the order in which they were rated. */
  rated: SessionProgress;
  /** The number of cards in the set; null while it's unknown how many are due. */
  size: number | null;
  /** Whether all cards of a full set are rated. */
  finished: boolean;
}

/**
 * Returns the current set of a session.
 * @param closed the number of finished sets that the learner has left for the next one.
 * @param remaining the number of cards that are due; null if that's unknown.
 */
export function findCurrentSet(progress: SessionProgress, closed: number, remaining: number | null): ReviewSet {
  // If a rating of an earlier set was undone, that set is current again.
  const set = Math.min(closed, Math.floor(progress.length / SET_SIZE));
  const rated = progress.slice(set * SET_SIZE);
  return {
    rated,
    size: remaining === null ? null : Math.min(SET_SIZE, rated.length + remaining),
    finished: rated.length >= SET_SIZE,
  };
}
