import type { Quality } from './qualities.ts';

/** The state of one card. Times are ISO 8601. */
export interface CardState {
  due: string;
  /** `new` until the first repetition. */
  state: 'new' | 'review';
  /** Days after which the answer is still known with 90 % probability; 0 while new. */
  stability: number;
  /** 1–10; 0 while new. */
  difficulty: number;
  /** Repetitions so far. */
  reps: number;
  /** How often it was forgotten after having been known. */
  lapses: number;
  lastReview: string | null;
}

interface Entry {
  /** The rating's op, or the attempt; decides the order of what happened at the same time. */
  id: string;
  /** Corrected time, ISO 8601. */
  at: string;
}

/** One line of a card's log: a rating, or a wrong answer in an attempt. */
export type LogEntry = (Entry & { cause: 'rating'; quality: Quality }) | (Entry & { cause: 'mistake' });
