import { takeEarlyAnswer } from '#lib/server/early-call.ts';

const CALL_TIMEOUT_MS = 30_000;

/**
 * A reply that can't be from our server, since it's neither JSON nor of the accepted type: a proxy's page, for example.
 */
export class ForeignReplyError extends Error {
  override readonly name = 'ForeignReplyError';
  readonly status: number;
  readonly retryAfter: string | null;

  constructor(response: Response) {
    super(`The answer with status ${response.status} is not the server's.`);
    this.status = response.status;
    this.retryAfter = response.headers.get('retry-after');
  }
}

/**
 * Calls `fetch` for requests whose reply is JSON, and gives up after 30 s without a complete reply. Rejects with an
 * `AbortError` when the caller's signal is aborted, with a `TimeoutError` when the time is over and with a
 * `ForeignReplyError` for a reply of another type.
 * @param acceptedType the start of another content type that is accepted, e.g. `image/`.
 */
export async function fetchWithTimeout(
  input: RequestInfo | URL,
  init: RequestInit = {},
  acceptedType?: string,
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new DOMException('The server did not answer in time.', 'TimeoutError')),
    CALL_TIMEOUT_MS,
  );
  const onAbort = () => timeout.abort(init.signal?.reason);
  if (init.signal?.aborted) onAbort();
  init.signal?.addEventListener('abort', onAbort, { once: true });
  try {
    const response = await (takeEarlyAnswer(input, init) ?? fetch(input, { ...init, signal: timeout.signal }));
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes('json') && !(acceptedType && type.startsWith(acceptedType)))
      throw new ForeignReplyError(response);
    // The time limit includes reading the body.
    return new Response(await response.arrayBuffer(), response);
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', onAbort);
  }
}
