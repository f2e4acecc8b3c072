/** How long a question about health may take. */
const ANSWER_MS = 3_000;

/** Nobody answered in time. */
export class NoAnswer extends Error {
  constructor(ms: number) {
    super(`There was no answer within ${ms / 1_000} seconds.`);
  }
}

/** What `ask` resolves to, within the time for it. @throws NoAnswer, or what `ask` throws, at once or later */
export async function answerOf<T>(ask: () => PromiseLike<T>, ms: number = ANSWER_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(ms)), ms).unref();
  });
  try {
    // A closed client may throw instead of returning a promise.
    return await Promise.race([(async () => ask())(), late]);
  } finally {
    clearTimeout(timer);
  }
}
