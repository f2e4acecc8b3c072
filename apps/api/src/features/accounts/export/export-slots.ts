// Limits how many exports run at the same time, and how much of the server's time they use together.
import { setTimeout } from 'node:timers/promises';
import { TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import type { Deps } from '../../../kernel/deps.ts';
import { createQueues } from '../../../lib/admission/queues.ts';
import { AppError } from '../../../lib/app-error.ts';
import { scheduleTimeout } from '../../../lib/background/schedule.ts';

/** Exports that may run at the same time in this process, for all people together. */
const MAX_RUNNING = 2;
const MAX_WAITING = 20;
const MAX_WAIT_MS = 5_000;
/**
 * After each page, exports pause for this many times as long as the page took, so that the server can do other work.
 */
const REST_FACTOR = 12;
const MAX_REST_MS = 3_000;
const queues = createQueues();
const NEVER_ABORTED = new AbortController().signal;

/**
 * Waits for a place among the running exports.
 * @param userId the person who requested the export.
 * @returns a function that frees the place.
 * @throws AppError CONFLICT while another export requested by this person runs, UNAVAILABLE after 5 s of waiting for
 * others'.
 */
export async function acquireExportSlot(
  userId: string,
  { schedule = scheduleTimeout }: Pick<Deps, 'schedule'>,
): Promise<() => void> {
  const timeout = new AbortController();
  const cancelTimeout = schedule(MAX_WAIT_MS, () => timeout.abort());
  try {
    const releaseOwn = await queues.enter(userId, timeout.signal, 1, 0).catch((cause: unknown) => {
      const message = 'Another download of this data is running. Wait until it ends, then try again.';
      throw new AppError('CONFLICT', message, { cause });
    });
    try {
      const releaseShared = await queues.enter('all', timeout.signal, MAX_RUNNING, MAX_WAITING);
      return () => {
        releaseShared();
        releaseOwn();
      };
    } catch (cause) {
      releaseOwn();
      throw new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter: 30, cause });
    }
  } finally {
    cancelTimeout();
  }
}

/**
 * Yields the pages. All exports together make one page at a time, with a pause after each in which the server does
 * other work.
 */
export async function* throttlePages<T>(
  pages: AsyncIterable<T>,
  { elapsed = () => performance.now(), pause = setTimeout }: Pick<Deps, 'elapsed' | 'pause'>,
): AsyncGenerator<T> {
  const iterator = pages[Symbol.asyncIterator]();
  for (;;) {
    const release = await queues.enter('page', NEVER_ABORTED);
    const startedAt = elapsed();
    let page: IteratorResult<T>;
    try {
      page = await iterator.next();
    } finally {
      const rest = Math.min(MAX_REST_MS, (elapsed() - startedAt) * REST_FACTOR);
      void pause(rest).then(release);
    }
    if (page.done) return;
    yield page.value;
  }
}
