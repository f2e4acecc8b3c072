// Sends the queued push messages, at least once, and forgets browsers that are gone.

import type { Worker } from '../../lib/worker.ts';
import type { Deps } from '../../trpc/context.ts';
import { sendPush } from './push.client.ts';
import { dropSubscription, lease, lockDue, type Subscription, settle } from './pushes.repository.ts';

const BATCH = 20;
/** How long a process has for a batch before another may take it over. Longer than sending can take. */
const LEASE_MS = 60_000;
/** Milliseconds until the next try, after each; then the message is old. */
const PAUSES_MS = [60_000, 600_000, 3_600_000];
const GONE = [404, 410];
/** The push service, not this message, is why it was not taken. */
const isPassing = (status: number) => status === 429 || status >= 500;

type PushWork = Pick<Deps, 'database' | 'vapid' | 'pushServices' | 'baseUrl' | 'env' | 'log' | 'now'> & {
  signal: AbortSignal;
};

/** One batch; returns true when there may be more. Several processes may run it at once: each takes other browsers. */
export async function sendDuePushes({ signal, ...work }: PushWork): Promise<boolean> {
  const { database, now } = work;
  // In a transaction of its own: sending is slow, and a transaction waits only for SQL.
  const batch = await database.transaction(async (tx) => {
    const due = await lockDue(tx, now(), BATCH);
    const keys = due.map(({ sessionKey }) => sessionKey);
    if (keys.length > 0) await lease(tx, keys, new Date(now().getTime() + LEASE_MS));
    return due;
  });
  await Promise.all(
    batch.map(async (one) => {
      const status = one.message === null ? 200 : await sendPush(one, one.message, work, signal).catch(() => null);
      if (signal.aborted) return;
      await database.transaction((tx) =>
        status !== null && GONE.includes(status) ? dropSubscription(tx, one) : settle(tx, one, next(work, one, status)),
      );
    }),
  );
  return batch.length === BATCH;
}

/** When to try again; null where the message was taken or never will be. @param status null where none came */
function next({ log, now }: Pick<Deps, 'log' | 'now'>, { endpoint, attempts }: Subscription, status: number | null) {
  if (status !== null && status < 300) return null;
  const pause = status === null || isPassing(status) ? PAUSES_MS[attempts] : undefined;
  // The path of the address is the browser's own: who knows it could send to it.
  const { host } = new URL(endpoint);
  log.warn({ host, status, attempts: attempts + 1 }, pause ? 'push not sent, will be tried again' : 'push given up');
  return pause === undefined ? null : new Date(now().getTime() + pause);
}

export const pushesSending: Worker = {
  name: 'pushes',
  pauseMs: 5_000,
  start(deps) {
    const closing = new AbortController();
    return { round: () => sendDuePushes({ ...deps, signal: closing.signal }), cut: () => closing.abort() };
  },
};
