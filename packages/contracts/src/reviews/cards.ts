import type { Quality } from './qualities.ts';

/** The state of one review card. Times are ISO 8601. */
export interface CardState {
  due: string;
  /** The card's state: `new` until the first repetition, `review` after it. */
  state: 'new' | 'review';
  /** The number of days after which the learner still knows the answer with 90 % probability; 0 while new. */
  stability: number;
  /** How difficult the card is for the learner, from 1 (easy) to 10 (hard); 0 while new. */
  difficulty: number;
  /** The number of repetitions so far. */
  reps: number;
  /** How often the learner forgot the answer after knowing it. */
  lapses: number;
  lastReview: string | null;
  /**
   * Whether the learner was sure of the answer but had forgotten it. Corrections of such errors are remembered well, so
   * these cards come first.
   */
  confidentError?: boolean | undefined;
  /**
   * Two of the learner's days: `introducedOn`, on which a rating introduced the card (null if none did), and
   * `reviewedOn`, of the newest log entry (null while new). Missing from older servers; null if the log entry doesn't
   * name its day.
   */
  introducedOn?: string | null | undefined;
  reviewedOn?: string | null | undefined;
  /** The data for undoing the newest entry; null if that entry isn't a rating. */
  undo?: Undo | null | undefined;
}

export interface Undo {
  /** The id of the op of the rating that can be undone. */
  of: string;
  /** The card as it was before the rating that can be undone. */
  before: Omit<CardState, 'undo'>;
}

interface Entry {
  /** The id of the rating's op, or of the attempt. Entries with the same time are sorted by this id. */
  id: string;
  /** The time of the log entry in ISO 8601, corrected for the error of the device's clock. */
  at: string;
  /** The learner's day on which the log entry was made, in the time zone that the learner was in at that time. */
  day?: string | undefined;
}

interface RatingEntry extends Entry {
  cause: 'rating';
  quality: Quality;
  /** How sure the learner was before seeing the answer, in percent. */
  confidence?: number | null | undefined;
  /** The learner's retention target at the time of the rating, in percent; 90 if an older app didn't send it. */
  retention?: number | null | undefined;
}

/** An entry of a card's log: a rating, or a wrong answer in an attempt. */
export type LogEntry = RatingEntry | (Entry & { cause: 'mistake' });

/**
 * Weights of the review schedule that are in force from a time on. Each log entry is computed with the weights in force
 * at its own time.
 */
export interface ReviewModel {
  /** The time from which the weights are in force, in ISO 8601. */
  since: string;
  /** The 21 weights of FSRS-6. */
  weights: readonly number[];
}
