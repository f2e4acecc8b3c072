// Sends the queued push messages, at least once, and deletes subscriptions that push services no longer know.

import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type DueMessage, deleteMessages, leaseMessages, lockDue, postponeMessage } from './messages.repository.ts';
import { sendPush } from './push.client.ts';
import { deleteGoneSubscription } from './pushes.repository.ts';

const BATCH = 20;
/** Milliseconds that a process has for a batch before another may take it over; longer than sending can take. */
const LEASE_MS = 60_000;
/** Milliseconds until each retry; after the last one the message is given up. */
const PAUSES_MS = [60_000, 600_000, 3_600_000];
const GONE = [404, 410];
/** Returns whether the push service itself, not this message, caused the failure. */
const isTransient = (status: number) => status === 429 || status >= 500;

type PushWork = Pick<Deps, 'database' | 'vapid' | 'pushServices' | 'baseUrl' | 'env' | 'log' | 'now'> & {
  signal: AbortSignal;
};

/**
 * Sends one batch; returns true when there may be more. Several processes may run it at once: each takes other
 * messages.
 */
export async function sendDuePushes({ signal, ...work }: PushWork): Promise<boolean> {
  const { database, now } = work;
  // Batches are claimed in a transaction of their own, because sending is slow and a transaction should only wait for
  // SQL.
  const batch = await database.transaction(async (tx) => {
    const due = await lockDue(tx, now(), BATCH);
    const expired = due.filter(({ expiresAt }) => expiresAt <= now());
    const sent = due.filter((message) => !expired.includes(message));
    if (expired.length > 0) await deleteMessages(tx, idsOf(expired));
    if (sent.length > 0) await leaseMessages(tx, idsOf(sent), new Date(now().getTime() + LEASE_MS));
    return { due, sent };
  });
  await Promise.all(
    batch.sent.map(async (message) => {
      const status = await sendPush(message, work, signal).catch(() => null);
      if (signal.aborted) return;
      const retryAt = computeRetryAt(work, message, status);
      // Written even when the disk is almost full: a message whose sending isn't noted is sent again.
      await database.forNeeded().transaction((tx) => {
        if (status !== null && GONE.includes(status)) return deleteGoneSubscription(tx, message);
        return retryAt === null ? deleteMessages(tx, [message.id]) : postponeMessage(tx, message, retryAt);
      });
    }),
  );
  return batch.due.length === BATCH;
}

const idsOf = (messages: readonly DueMessage[]) => messages.map(({ id }) => id);

/**
 * Returns when to try again; null if the message was accepted or never will be.
 * @param status the push service's HTTP status; null if there was no response.
 */
function computeRetryAt(
  { log, now }: Pick<Deps, 'log' | 'now'>,
  { endpoint, attempts, kind, expiresAt }: DueMessage,
  status: number | null,
): Date | null {
  if (status !== null && status < 300) return null;
  const pause = status === null || isTransient(status) ? PAUSES_MS[attempts] : undefined;
  const retryAt = pause === undefined ? null : new Date(now().getTime() + pause);
  const willRetry = retryAt !== null && retryAt < expiresAt;
  // Only the host is logged, because anybody who knows the full address could send to the browser.
  const { host } = new URL(endpoint);
  const text = willRetry ? 'push not sent, will be tried again' : 'push given up';
  log.warn({ host, status, kind, attempts: attempts + 1 }, text);
  return willRetry ? retryAt : null;
}

export const pushesSending: Worker = {
  name: 'pushes',
  pauseMs: 5_000,
  start(deps) {
    const closing = new AbortController();
    return { round: () => sendDuePushes({ ...deps, signal: closing.signal }), interrupt: () => closing.abort() };
  },
};
