// Sends the queued push messages, at least once, and forgets browsers that are gone.

import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type DueMessage, deleteMessages, leaseMessages, lockDue, postponeMessage } from './messages.repository.ts';
import { sendPush } from './push.client.ts';
import { deleteGoneSubscription } from './pushes.repository.ts';

const BATCH = 20;
/** How long a process has for a batch before another may take it over. Longer than sending can take. */
const LEASE_MS = 60_000;
/** Milliseconds until the next try, after each; then the message is old. */
const PAUSES_MS = [60_000, 600_000, 3_600_000];
const GONE = [404, 410];
/** The push service, not this message, is why it was not taken. */
const isTransient = (status: number) => status === 429 || status >= 500;

type PushWork = Pick<Deps, 'database' | 'vapid' | 'pushServices' | 'baseUrl' | 'env' | 'log' | 'now'> & {
  signal: AbortSignal;
};

/** One batch; returns true when there may be more. Several processes may run it at once: each takes other messages. */
export async function sendDuePushes({ signal, ...work }: PushWork): Promise<boolean> {
  const { database, now } = work;
  // In a transaction of its own: sending is slow, and a transaction waits only for SQL.
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
      // Even when the disk is almost full: a message whose sending isn't noted is sent again.
      await database.forNeeded().transaction((tx) => {
        if (status !== null && GONE.includes(status)) return deleteGoneSubscription(tx, message);
        return retryAt === null ? deleteMessages(tx, [message.id]) : postponeMessage(tx, message, retryAt);
      });
    }),
  );
  return batch.due.length === BATCH;
}

const idsOf = (messages: readonly DueMessage[]) => messages.map(({ id }) => id);

/** When to try again; null where the message was taken or never will be. @param status null where none came */
function computeRetryAt(
  { log, now }: Pick<Deps, 'log' | 'now'>,
  { endpoint, attempts, kind, expiresAt }: DueMessage,
  status: number | null,
): Date | null {
  if (status !== null && status < 300) return null;
  const pause = status === null || isTransient(status) ? PAUSES_MS[attempts] : undefined;
  const retryAt = pause === undefined ? null : new Date(now().getTime() + pause);
  const willRetry = retryAt !== null && retryAt < expiresAt;
  // The path of the address is the browser's own: who knows it could send to it.
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
