// Owns the messages that users send to the server's operators. They are stored whether or not mail works, and forwarded
// if a contact address is set.
import type {
  ContactInput,
  ContactMessage,
  ListContactInput,
  SetContactStateInput,
} from '@quorbit/contracts/contact/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from '@quorbit/contracts/lib/paging';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { notFound } from '../../lib/app-error.ts';
import { isCursorId, parseCursor, toPage } from '../../lib/paging.ts';
import { requireWithinQuota } from '../../lib/quota.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { enqueueMails } from '../mails/mails.service.ts';
import * as repository from './contact.repository.ts';
import { contactMail } from './contact-mail.ts';

const HOUR_MS = 3_600_000;
const MAX_PER_HOUR = 5;

/**
 * Stores a message, and queues it as mail if a contact address is set.
 * @throws AppError TOO_MANY for the sixth within an hour.
 */
export async function sendMessage(
  tx: Tx,
  actor: Actor,
  { from_name: fromName, from_email: fromEmail, message }: ContactInput,
  now: Date,
  { env }: Pick<Deps, 'env'>,
): Promise<void> {
  const sent = await repository.listSentTimes(tx, actor.id, new Date(now.getTime() - HOUR_MS), MAX_PER_HOUR);
  const refusal = `You've sent ${MAX_PER_HOUR} messages within an hour. We have them all; write again later.`;
  requireWithinQuota(sent, { times: MAX_PER_HOUR, withinMs: HOUR_MS }, now, refusal);
  const row = { id: newId(now.getTime()), userId: actor.id, fromName, fromEmail, message };
  await repository.insertMessage(tx, { ...row, premium: actor.role === 'premium', sentAt: now });
  if (env.contactEmail !== null)
    await enqueueMails(tx, [contactMail(env.contactEmail, { ...row, role: actor.role })], now);
}

/** Lists the messages that users sent. @throws AppError FORBIDDEN for everybody but admins */
export async function listMessages(
  db: Executor,
  actor: Actor,
  { limit, cursor, done }: ListContactInput,
): Promise<Page<ContactMessage>> {
  requireAdmin(actor);
  if (done) {
    const after = parseCursor(cursor, [isCursorId])?.[0] ?? null;
    return toPage(await repository.pageOfDone(db, after, limit + 1), limit, ({ id }) => [id], viewMessage);
  }
  const [premium, id] = parseCursor(cursor, [(part) => /^[01]$/.test(part), isCursorId]) ?? [];
  const after = id === undefined ? null : { premium: premium === '1', id };
  const rows = await repository.pageOfWaiting(db, after, limit + 1);
  return toPage(rows, limit, (row) => [row.premium ? '1' : '0', row.id], viewMessage);
}

/**
 * Marks a message as unread, read or done.
 * @throws AppError FORBIDDEN for everybody but admins, NOT_FOUND for an unknown message.
 */
export async function setMessageState(
  tx: Tx,
  actor: Actor,
  { id, state }: SetContactStateInput,
  now: Date,
): Promise<ContactMessage> {
  requireAdmin(actor);
  const change = { readAt: state === 'unread' ? null : now, doneAt: state === 'done' ? now : null };
  const row = await repository.updateMessage(tx, id, change);
  if (!row) throw notFound('Message');
  return viewMessage(row);
}

function viewMessage({ id, fromName, fromEmail, message, premium, ...row }: repository.ContactRow): ContactMessage {
  return {
    id,
    from_name: fromName,
    from_email: fromEmail,
    message,
    premium,
    sentAt: row.sentAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    doneAt: row.doneAt?.toISOString() ?? null,
  };
}
