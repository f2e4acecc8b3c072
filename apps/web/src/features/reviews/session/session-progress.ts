import type { Quality } from '@quorbit/contracts/reviews/qualities';
import { UNDO_MINUTES } from '@quorbit/contracts/reviews/undoing';

/** One card that was rated since the screen was opened. */
export interface RatedReview {
  questionId: string;
  quiz: { id: string; title: string };
  /** How well it was known. */
  quality: Quality;
  xpEarned: number;
  /** For so many days the learner knew the answer before and will know it now, with 90 % probability; 0 while new. */
  lasted: number;
  lasts: number;
  /** When it was rated, by the device's clock, milliseconds. */
  at: number;
  /** What the rating is undone by. */
  ratingId: string;
}

/** What was done since the screen was opened, in the order it was done. */
export type SessionProgress = readonly RatedReview[];

export const NOTHING_DONE: SessionProgress = [];

/** The rest is for what the tap takes to be noted, and for clocks. */
const UNDO_MS = (UNDO_MINUTES - 0.5) * 60_000;

/** For so long the last card's rating can still be undone; 0 or less once it can't. @param now by the device's clock, milliseconds */
export function undoableFor(progress: SessionProgress, now: number): number {
  const last = progress.at(-1);
  return last ? last.at + UNDO_MS - now : 0;
}

export function without(progress: SessionProgress, rated: RatedReview): SessionProgress {
  return progress.filter((one) => one !== rated);
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
export function strengthenedBy(progress: SessionProgress): Strengthened | null {
  const newest = new Map(progress.map((one) => [one.questionId, one]));
  const grown = [...newest.values()].filter(({ lasted, lasts, quality }) => quality !== 1 && lasts > lasted);
  if (grown.length === 0) return null;
  const quizzes = new Map<string, Strengthened['quizzes'][number]>();
  for (const { quiz, lasts } of grown) {
    const { cards = 0, longest = 0 } = quizzes.get(quiz.id) ?? {};
    quizzes.set(quiz.id, { ...quiz, cards: cards + 1, longest: Math.max(longest, Math.round(lasts)) });
  }
  const mean = (of: (one: RatedReview) => number) =>
    Math.round(grown.reduce((sum, one) => sum + of(one), 0) / grown.length);
  return {
    cards: grown.length,
    before: mean(({ lasted }) => lasted),
    after: mean(({ lasts }) => lasts),
    quizzes: [...quizzes.values()].sort((a, b) => b.cards - a.cards),
  };
}
