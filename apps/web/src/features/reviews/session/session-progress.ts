import type { Quality } from '@quorbit/contracts/reviews/qualities';
import { UNDO_MINUTES } from '@quorbit/contracts/reviews/undo-rules';

/** One card that was rated since the screen was opened. */
export interface RatedReview {
  questionId: string;
  /** The question's text. */
  question: string;
  quiz: { id: string; title: string };
  /** The learner's rating of how well they knew the answer. */
  quality: Quality;
  xpEarned: number;
  /**
   * The number of days for which the learner knew the answer with 90 % probability before this rating; 0 for a new
   * card. `stabilityAfter` is the number after it.
   */
  stabilityBefore: number;
  stabilityAfter: number;
  /** When the card was rated, by the device's clock, in milliseconds. */
  at: number;
  /** The rating's id, by which it's undone. */
  ratingId: string;
}

/** The cards rated since the screen was opened, in the order in which they were rated. */
export type SessionProgress = readonly RatedReview[];

export const EMPTY_PROGRESS: SessionProgress = [];

/**
 * The milliseconds for which a rating can be undone: half a minute less than the server allows, because saving takes
 * time and clocks differ.
 */
const UNDO_MS = (UNDO_MINUTES - 0.5) * 60_000;

/**
 * Returns the milliseconds for which the last rating can still be undone; 0 or less once it can't.
 * @param now by the device's clock, milliseconds.
 */
export function getUndoTimeLeft(progress: SessionProgress, now: number): number {
  const last = progress.at(-1);
  return last ? last.at + UNDO_MS - now : 0;
}

export function removeRated(progress: SessionProgress, rated: RatedReview): SessionProgress {
  return progress.filter((ratedReview) => ratedReview !== rated);
}

export interface Strengthened {
  /** The number of cards that the session has strengthened, which are now remembered longer. */
  cards: number;
  /** The strengthened cards' mean stability before the session, in days, rounded; `after` is the mean now. */
  before: number;
  after: number;
  /** The strengthened cards by quiz, the quiz with the most cards first. `longest` is the longest stability in days. */
  quizzes: { id: string; title: string; cards: number; longest: number }[];
}

/** Returns the cards that the session has strengthened; null if there are none. */
export function computeStrengthened(progress: SessionProgress): Strengthened | null {
  const newest = new Map(progress.map((ratedReview) => [ratedReview.questionId, ratedReview]));
  const strengthened = [...newest.values()].filter(
    ({ stabilityBefore, stabilityAfter, quality }) => quality !== 1 && stabilityAfter > stabilityBefore,
  );
  if (strengthened.length === 0) return null;
  const quizzes = new Map<string, Strengthened['quizzes'][number]>();
  for (const { quiz, stabilityAfter } of strengthened) {
    const { cards = 0, longest = 0 } = quizzes.get(quiz.id) ?? {};
    quizzes.set(quiz.id, { ...quiz, cards: cards + 1, longest: Math.max(longest, Math.round(stabilityAfter)) });
  }
  const meanOf = (of: (ratedReview: RatedReview) => number) =>
    Math.round(strengthened.reduce((sum, ratedReview) => sum + of(ratedReview), 0) / strengthened.length);
  return {
    cards: strengthened.length,
    before: meanOf(({ stabilityBefore }) => stabilityBefore),
    after: meanOf(({ stabilityAfter }) => stabilityAfter),
    quizzes: [...quizzes.values()].sort((a, b) => b.cards - a.cards),
  };
}
