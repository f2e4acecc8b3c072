import type { PushMessage } from '@quorbit/contracts/pushes/push-message';
import type { Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { toJsonRecords } from '@quorbit/db/records';
import { pushMessages as messages, pushSubscriptions as subscriptions } from '@quorbit/db/schema/pushes';
import { and, asc, eq, lte, sql } from 'drizzle-orm';

/** A due message with the subscription of the browser that it is for. */
export type DueMessage = Awaited<ReturnType<typeof lockDue>>[number];

export interface NewMessage extends PushMessage {
  userId: string;
  expiresAt: Date;
}

/**
 * Queues a message for each browser of its recipient. It replaces a queued message of the same kind and source. No two
 * of the new messages have the same person, kind and source.
 */
export async function upsertMessages(tx: Tx, newMessages: readonly NewMessage[], sendAfter: Date): Promise<void> {
  const records = newMessages.map(({ userId, expiresAt, ...message }) => ({
    ...message,
    user_id: userId,
    expires_at: expiresAt.toISOString(),
  }));
  await tx.execute(sql`
    insert into ${messages} (id, session_key, kind, source, title, body, path, send_after, expires_at)
    select gen_random_uuid(), browser.session_key, one.kind, one.source, one.title, one.body, one.path,
      ${sendAfter.toISOString()}::timestamptz, one.expires_at
    from jsonb_to_recordset(${toJsonRecords(records)})
        as one (user_id uuid, kind text, source text, title text, body text, path text, expires_at timestamptz)
      join ${subscriptions} as browser on browser.user_id = one.user_id
    order by browser.session_key, one.kind, one.source
    on conflict (session_key, kind, source) do update set id = excluded.id, title = excluded.title,
      body = excluded.body, path = excluded.path, send_after = excluded.send_after, expires_at = excluded.expires_at,
      attempts = 0`);
}

/** Deletes all but the newest `count` queued messages of each browser of these people. */
export async function pruneMessages(tx: Tx, userIds: readonly string[], count: number): Promise<void> {
  await tx.execute(sql`
    delete from ${messages} where id in (
      select id from (
        select one.id, row_number() over (partition by one.session_key order by one.send_after desc, one.id) as place
        from ${messages} as one join ${subscriptions} as browser on browser.session_key = one.session_key
        where browser.user_id = any(${sql.param(userIds)}::uuid[])
      ) as placed where place > ${count})`);
}

/** Returns the due messages, the oldest first, and locks them; skips messages that another process has locked. */
export function lockDue(tx: Tx, now: Date, limit: number) {
  return tx
    .select({
      id: messages.id,
      sessionKey: messages.sessionKey,
      kind: messages.kind,
      source: messages.source,
      title: messages.title,
      body: messages.body,
      path: messages.path,
      expiresAt: messages.expiresAt,
      attempts: messages.attempts,
      endpoint: subscriptions.endpoint,
      p256dh: subscriptions.p256dh,
      auth: subscriptions.auth,
    })
    .from(messages)
    .innerJoin(subscriptions, eq(subscriptions.sessionKey, messages.sessionKey))
    .where(lte(messages.sendAfter, now))
    .orderBy(asc(messages.sendAfter))
    .limit(limit)
    .for('update', { of: messages, skipLocked: true });
}

/** Counts another try to send these messages, and sets when the next try is due. */
export async function leaseMessages(tx: Tx, ids: readonly string[], sendAfter: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, sendAfter })
    .where(isOneOf(messages.id, ids));
}

export async function deleteMessages(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(messages).where(isOneOf(messages.id, ids));
}

/** Sets when sending a message is tried again, unless another process has taken the message over. */
export async function postponeMessage(tx: Tx, { id, attempts }: DueMessage, retryAt: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ sendAfter: retryAt })
    .where(and(eq(messages.id, id), eq(messages.attempts, attempts + 1)));
}
