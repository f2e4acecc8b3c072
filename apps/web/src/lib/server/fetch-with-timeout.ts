import { takeEarlyAnswer } from '#lib/server/early-call.ts';

const CALL_TIMEOUT_MS = 30_000;

/** An answer that cannot be the server's own, since it is neither JSON nor what was asked for: a proxy's page, say. */
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
 * `fetch` for calls that are answered with JSON, which gives up after 30 s without a whole answer. Rejects with an
 * `AbortError` when the caller's signal is aborted, with a `TimeoutError` when the time is over and with a
 * `ForeignReplyError` for anything that is not JSON.
 * @param acceptedType what the server may answer with besides, e.g. `image/`
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
    // Reading the body counts as waiting too, so the time runs until it is there.
    return new Response(await response.arrayBuffer(), response);
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', onAbort);
  }
}
