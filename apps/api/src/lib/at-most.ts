import { AppError } from './app-error.ts';

export interface AtMost {
  times: number;
  /** Milliseconds. */
  within: number;
}

/**
 * Refuses what somebody has done as often as they may within a time.
 * @param done when they did it since then, the newest first
 * @throws AppError TOO_MANY with these words and the seconds until they may again
 */
export function requireAtMost(done: readonly Date[], { times, within }: AtMost, now: Date, words: string): void {
  const oldest = done[times - 1];
  if (!oldest) return;
  const retryAfter = Math.max(1, Math.ceil((oldest.getTime() + within - now.getTime()) / 1_000));
  throw new AppError('TOO_MANY', words, { retryAfter });
}
