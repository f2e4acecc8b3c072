// Limits how many exports run at the same time, and how much of the server's time they take together.
import { setTimeout } from 'node:timers/promises';
import { TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import type { Deps } from '../../../kernel/deps.ts';
import { createLines } from '../../../lib/admission/lines.ts';
import { AppError } from '../../../lib/app-error.ts';
import { afterTimeout } from '../../../lib/background/after.ts';

/** Exports of all people that run at once in this process. */
const AT_ONCE = 2;
const MAX_WAITING = 20;
const MAX_WAIT_MS = 5_000;
/** After each page the server is left to others for as many times as long as the page took. */
const REST = 12;
const MAX_REST_MS = 3_000;
const lines = createLines();
const FOR_EVER = new AbortController().signal;

/**
 * Takes a place among the exports that run.
 * @param userId who asked for it
 * @returns what leaves the place
 * @throws AppError CONFLICT while another export of theirs runs, UNAVAILABLE after 5 s of waiting for others'
 */
export async function takePlace(userId: string, { after = afterTimeout }: Pick<Deps, 'after'>): Promise<() => void> {
  const patience = new AbortController();
  const ready = after(MAX_WAIT_MS, () => patience.abort());
  try {
    const leaveOwn = await lines.enter(userId, patience.signal, 1, 0).catch((cause: unknown) => {
      const message = 'Another download of this data is running. Wait until it ends, then try again.';
      throw new AppError('CONFLICT', message, { cause });
    });
    try {
      const leaveAll = await lines.enter('all', patience.signal, AT_ONCE, MAX_WAITING);
      return () => {
        leaveAll();
        leaveOwn();
      };
    } catch (cause) {
      leaveOwn();
      throw new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter: 30, cause });
    }
  } finally {
    ready();
  }
}

/** The pages, made one at a time of all exports, with a rest after each in which the server serves others. */
export async function* paced<T>(
  pages: AsyncIterable<T>,
  { elapsed = () => performance.now(), pause = setTimeout }: Pick<Deps, 'elapsed' | 'pause'>,
): AsyncGenerator<T> {
  const reading = pages[Symbol.asyncIterator]();
  for (;;) {
    const leave = await lines.enter('page', FOR_EVER);
    const since = elapsed();
    let page: IteratorResult<T>;
    try {
      page = await reading.next();
    } finally {
      const rest = Math.min(MAX_REST_MS, (elapsed() - since) * REST);
      void pause(rest).then(leave);
    }
    if (page.done) return;
    yield page.value;
  }
}
