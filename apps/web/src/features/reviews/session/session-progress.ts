import type { Quality } from '@quorbit/contracts/reviews/qualities';
import { UNDO_MINUTES } from '@quorbit/contracts/reviews/undo-rules';

/** One card that was rated since the screen was opened. */
export interface RatedReview {
  questionId: string;
  quiz: { id: string; title: string };
  /** How well it was known. */
  quality: Quality;
  xpEarned: number;
  /** For so many days the learner knew the answer before and will know it now, with 90 % probability; 0 while new. */
  stabilityBefore: number;
  stabilityAfter: number;
  /** When it was rated, by the device's clock, milliseconds. */
  at: number;
  /** What the rating is undone by. */
  ratingId: string;
}

/** What was done since the screen was opened, in the order it was done. */
export type SessionProgress = readonly RatedReview[];

export const EMPTY_PROGRESS: SessionProgress = [];

/** The rest is for what the tap takes to be noted, and for clocks. */
const UNDO_MS = (UNDO_MINUTES - 0.5) * 60_000;

/** For so long the last card's rating can still be undone; 0 or less once it can't. @param now by the device's clock, milliseconds */
export function getUndoTimeLeft(progress: SessionProgress, now: number): number {
  const last = progress.at(-1);
  return last ? last.at + UNDO_MS - now : 0;
}

export function removeRated(progress: SessionProgress, rated: RatedReview): SessionProgress {
  return progress.filter((ratedReview) => ratedReview !== rated);
}

export interface Strengthened {
  /** How many cards will last longer than before. */
  cards: number;
  /** Mean days, rounded, that they lasted and will last. */
  before: number;
  after: number;
  /** The same by quiz, the one with the most cards first. */
  quizzes: { id: string; title: string; cards: number; longest: number }[];
}

/** What the session has strengthened; null where that is nothing. */
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
