import { ForeignReplyError } from '#lib/server/fetch-with-timeout.ts';
import { toRetryAfterMs } from '../engine/backoff.ts';
import type { Clock } from '../engine/clock.ts';

/**
 * The shortest pause in milliseconds before a busy server is requested again. Without a valid Retry-After header the
 * pause is DEFAULT_SECONDS.
 */
const MIN_PAUSE_MS = 1000;
const DEFAULT_SECONDS = 10;

/**
 * Thrown when the server is busy (429 or 503). The request itself is fine and can be repeated after `ms` milliseconds.
 */
export class RetryLaterError extends Error {
  override readonly name = 'RetryLaterError';
  readonly ms: number;

  constructor(retryAfter: string | null) {
    super('The server asks to come again later.');
    const seconds = Number(retryAfter || DEFAULT_SECONDS);
    this.ms = Math.max(MIN_PAUSE_MS, toRetryAfterMs(seconds >= 0 ? seconds : DEFAULT_SECONDS));
  }
}

/** Returns the response of a request. Rejects with `RetryLaterError` if the server is busy (429 or 503). */
export async function requireAvailable(request: Promise<Response>): Promise<Response> {
  const response = await request.catch((error: unknown) => {
    // A proxy between this device and the server may report the same status with its own page.
    if (error instanceof ForeignReplyError && isBusyStatus(error.status) && error.retryAfter !== null)
      throw new RetryLaterError(error.retryAfter);
    throw error;
  });
  if (isBusyStatus(response.status)) throw new RetryLaterError(response.headers.get('retry-after'));
  return response;
}

const isBusyStatus = (status: number) => status === 429 || status === 503;

/**
 * Repeats a request, with the pauses that the server asks for, while the server is busy. Rejects with any other error
 * of `request`.
 */
export async function retryWhileBusy<T>(clock: Pick<Clock, 'after'>, request: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof RetryLaterError)) throw error;
      await new Promise<void>((resolve) => clock.after(error.ms, resolve));
    }
  }
}
