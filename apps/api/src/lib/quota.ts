import { AppError } from './app-error.ts';

export interface Quota {
  times: number;
  /** The length of the quota's time window in milliseconds. */
  withinMs: number;
}

/**
 * Refuses an action that a user has already done as often as the quota allows.
 * @param done when the user did it within the quota's time window, newest first.
 * @throws AppError TOO_MANY with `message` and the seconds until the action is allowed again.
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
