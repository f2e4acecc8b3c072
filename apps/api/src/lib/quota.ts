import { AppError } from './app-error.ts';

export interface Quota {
  times: number;
  /** Milliseconds. */
  withinMs: number;
}

/**
 * Refuses what somebody has done as often as they may within a time.
 * @param done when they did it since then, the newest first
 * @throws AppError TOO_MANY with these words and the seconds until they may again
 */
export function requireWithinQuota(
  done: readonly Date[],
  { times, withinMs }: Quota,
  now: Date,
  message: string,
): void {
  const oldest = done[times - 1];
  if (!oldest) return;
  const retryAfter = Math.max(1, Math.ceil((oldest.getTime() + withinMs - now.getTime()) / 1_000));
  throw new AppError('TOO_MANY', message, { retryAfter });
}
