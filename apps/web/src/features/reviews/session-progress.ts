/** What was done since the screen was opened. */
export interface SessionProgress {
  /** Cards rated. */
  done: number;
  xpEarned: number;
  /** Quizzes of which a question was reviewed: the next one shows its answer at once. */
  seen: ReadonlySet<string>;
}

export const NOTHING_DONE: SessionProgress = { done: 0, xpEarned: 0, seen: new Set() };

/** One more card rated. */
export function withRated(progress: SessionProgress, quizId: string, xpEarned: number): SessionProgress {
  return {
    done: progress.done + 1,
    xpEarned: progress.xpEarned + xpEarned,
    seen: new Set([...progress.seen, quizId]),
  };
}
