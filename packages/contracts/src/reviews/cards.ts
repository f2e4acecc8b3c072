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
}

interface Entry {
  /** The id of the rating's op, or of the attempt. Entries with the same time are sorted by it. */
  id: string;
  /** ISO 8601, with the device's clock corrected. */
  at: string;
}

/** One line of a card's log: a rating, or a wrong answer in an attempt. */
export type LogEntry = (Entry & { cause: 'rating'; quality: Quality }) | (Entry & { cause: 'mistake' });
