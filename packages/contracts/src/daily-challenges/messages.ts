// Texts about the daily challenge.
import type { DailyChallenge } from './schema.ts';

export const NOT_DONE_YET = "This day's challenge isn't done yet. Finish it, then collect its XP.";
export const WRONG_DAY = 'This day is too long ago, or still to come.';

/** Formats the task of a challenge in one sentence. */
export function formatDailyTitle(challenge: DailyChallenge): string {
  switch (challenge.kind) {
    case 'reviews':
      return challenge.count === 1
        ? "Review the question you're about to forget"
        : `Review ${challenge.count} questions you're about to forget`;
    case 'quiz':
      return 'Finish a quiz';
    case 'category':
      return `Finish a quiz in ${challenge.category}`;
    case 'streak':
      return 'Keep your streak';
  }
}

/** Formats a hint: the reason for the challenge, or what counts for it. */
export function formatDailyHint({ kind }: DailyChallenge): string {
  switch (kind) {
    case 'reviews':
      return 'A few minutes now save you learning them again.';
    case 'quiz':
      return 'Any quiz counts.';
    case 'category':
      return 'Your weakest category so far. Any quiz in it counts.';
    case 'streak':
      return 'One quiz counts, or ten reviews, or all that are due.';
  }
}
