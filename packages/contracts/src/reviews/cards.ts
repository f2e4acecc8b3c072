import type { Quality } from './qualities.ts';

/** The state of one card. Times are ISO 8601. */
export interface CardState {
  due: string;
  /** `new` until the first repetition. */
  state: 'new' | 'review';
  /** Days after which the learner still knows the answer with 90 % probability; 0 while new. */
  stability: number;
  /** From 1 (easy) to 10 (hard); 0 while new. */
  difficulty: number;
  /** Repetitions so far. */
  reps: number;
  /** How often the learner forgot the answer after knowing it. */
  lapses: number;
  lastReview: string | null;
  /** The learner was sure of the answer, and forgot it: such errors stick once they are put right, so they come first. */
  confidentError?: boolean | undefined;
  /**
   * The learner's days, as the work says them: of the rating that introduced the card, null where none did, and of the newest
   * entry, null while new. Missing from older servers, and of entries that don't say their day.
   */
  introducedOn?: string | null | undefined;
  reviewedOn?: string | null | undefined;
  /** What undoing the newest entry leads back to; null where that is no rating. */
  undo?: Undo | null | undefined;
}

export interface Undo {
  /** The op of the rating that can be undone. */
  of: string;
  /** The card without it. */
  before: Omit<CardState, 'undo'>;
}

interface Entry {
  /** The id of the rating's op, or of the attempt. Entries with the same time are sorted by it. */
  id: string;
  /** ISO 8601, with the device's clock corrected. */
  at: string;
  /** The learner's day, in the zone of the work. */
  day?: string | undefined;
}

interface RatingEntry extends Entry {
  cause: 'rating';
  quality: Quality;
  /** How sure the learner was before seeing the answer, in percent. */
  confidence?: number | null | undefined;
  /** The learner's retention target when they rated, in percent; 90 where older apps did not say. */
  retention?: number | null | undefined;
}

/** One line of a card's log: a rating, or a wrong answer in an attempt. */
export type LogEntry = RatingEntry | (Entry & { cause: 'mistake' });

/** Weights of the schedule that hold from a time on: each entry of a log folds with those in force at its own time. */
export interface ReviewModel {
  /** ISO 8601. */
  since: string;
  /** The 21 weights of FSRS-6. */
  weights: readonly number[];
}
