/** Milliseconds that asynchronous work may take where the caller sets no limit. */
const DEFAULT_TIMEOUT_MS = 3_000;

/** The error of work that didn't finish within its time limit. */
export class AnswerTimeout extends Error {
  constructor(ms: number) {
    super(`There was no answer within ${ms / 1_000} seconds.`);
  }
}

/**
 * Returns the result of `work` if it comes within `ms` milliseconds.
 * @throws AnswerTimeout if it doesn't, or the error of `work`.
 */
export async function withTimeout<T>(work: () => PromiseLike<T>, ms: number = DEFAULT_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AnswerTimeout(ms)), ms).unref();
  });
  try {
    // `work` may throw instead of returning a promise, for example when it uses a client that is closed.
    return await Promise.race([(async () => work())(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
