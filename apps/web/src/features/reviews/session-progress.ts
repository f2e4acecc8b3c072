import type { Quality } from '@quorbit/contracts/reviews/qualities';

/** What was done since the screen was opened. */
export interface SessionProgress {
  /** How well each card was known, in the order they were rated. */
  ratings: readonly Quality[];
  xpEarned: number;
  /** The quizzes of the cards rated, latest last. */
  seen: readonly string[];
}

export const NOTHING_DONE: SessionProgress = { ratings: [], xpEarned: 0, seen: [] };

interface Rated {
  quizId: string;
  quality: Quality;
  xpEarned: number;
}

/** One more card rated. */
export function withRated(progress: SessionProgress, { quizId, quality, xpEarned }: Rated): SessionProgress {
  return {
    ratings: [...progress.ratings, quality],
    xpEarned: progress.xpEarned + xpEarned,
    seen: [...progress.seen, quizId],
  };
}
