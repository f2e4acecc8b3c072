import { ForeignReplyError } from '#lib/server/fetch-with-timeout.ts';
import { askedPause } from '../engine/backoff.ts';
import type { Clock } from '../engine/clock.ts';

/** A server that asks for no certain pause, or for none, is asked again after that. */
const SHORTEST_MS = 1000;
const UNSAID_SECONDS = 10;

/** The server answers, but not now. Nothing is wrong with what was asked for. */
export class ComeAgainError extends Error {
  override readonly name = 'ComeAgainError';
  readonly ms: number;

  constructor(retryAfter: string | null) {
    super('The server asks to come again later.');
    const seconds = Number(retryAfter || UNSAID_SECONDS);
    this.ms = Math.max(SHORTEST_MS, askedPause(seconds >= 0 ? seconds : UNSAID_SECONDS));
  }
}

/** An answer of any other kind than `ComeAgainError`, with which it rejects for a 429 or 503. */
export async function answerNow(asked: Promise<Response>): Promise<Response> {
  const response = await asked.catch((error: unknown) => {
    // A proxy's page may say it too.
    if (error instanceof ForeignReplyError && isPause(error.status) && error.retryAfter !== null)
      throw new ComeAgainError(error.retryAfter);
    throw error;
  });
  if (isPause(response.status)) throw new ComeAgainError(response.headers.get('retry-after'));
  return response;
}

const isPause = (status: number) => status === 429 || status === 503;

/** Asks again for as long as the server says to come later. Rejects as `ask` does for any other reason. */
export async function whenWelcome<T>(clock: Pick<Clock, 'after'>, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ComeAgainError)) throw error;
      await new Promise<void>((resolve) => clock.after(error.ms, resolve));
    }
  }
}
