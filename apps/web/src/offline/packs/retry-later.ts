import { ForeignReplyError } from '#lib/server/fetch-with-timeout.ts';
import { toRetryAfterMs } from '../engine/backoff.ts';
import type { Clock } from '../engine/clock.ts';

/** A server that asks for no certain pause, or for none, is asked again after that. */
const MIN_PAUSE_MS = 1000;
const DEFAULT_SECONDS = 10;

/** The server answers, but not now. Nothing is wrong with what was asked for. */
export class RetryLaterError extends Error {
  override readonly name = 'RetryLaterError';
  readonly ms: number;

  constructor(retryAfter: string | null) {
    super('The server asks to come again later.');
    const seconds = Number(retryAfter || DEFAULT_SECONDS);
    this.ms = Math.max(MIN_PAUSE_MS, toRetryAfterMs(seconds >= 0 ? seconds : DEFAULT_SECONDS));
  }
}

/** An answer of any other kind than `RetryLaterError`, with which it rejects for a 429 or 503. */
export async function requireAvailable(request: Promise<Response>): Promise<Response> {
  const response = await request.catch((error: unknown) => {
    // A proxy's page may say it too.
    if (error instanceof ForeignReplyError && isBusyStatus(error.status) && error.retryAfter !== null)
      throw new RetryLaterError(error.retryAfter);
    throw error;
  });
  if (isBusyStatus(response.status)) throw new RetryLaterError(response.headers.get('retry-after'));
  return response;
}

const isBusyStatus = (status: number) => status === 429 || status === 503;

/** Asks again for as long as the server says to come later. Rejects as `ask` does for any other reason. */
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
