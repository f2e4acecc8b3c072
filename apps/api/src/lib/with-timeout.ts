/** How long a question about health may take. */
const DEFAULT_TIMEOUT_MS = 3_000;

/** Nobody answered in time. */
export class AnswerTimeout extends Error {
  constructor(ms: number) {
    super(`There was no answer within ${ms / 1_000} seconds.`);
  }
}

/**
 * Resolves to what `work` resolves to, within the time for it.
 * @throws AnswerTimeout, or what `work` throws, at once or later
 */
export async function withTimeout<T>(work: () => PromiseLike<T>, ms: number = DEFAULT_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AnswerTimeout(ms)), ms).unref();
  });
  try {
    // A closed client may throw instead of returning a promise.
    return await Promise.race([(async () => work())(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
