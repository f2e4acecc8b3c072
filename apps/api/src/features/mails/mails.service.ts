// Owns the queue of mail. Mail is queued in the transaction that causes it, so that none is lost.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Tx } from '@quorbit/db/client';
import { insertMails, type MailAddress } from './mails.repository.ts';

export interface Mail {
  recipient: string;
  subject: string;
  /** The mail's text, without markup. */
  body: string;
  /** The URL at which a bare POST unsubscribes from such mail (RFC 8058); only for mail that people subscribed to. */
  stopUrl?: string;
  /** The address for replies; by default the address that the server sends from. */
  replyTo?: MailAddress;
}

/** Queues mail. The worker sends it after the commit. */
export async function enqueueMails(tx: Tx, mails: readonly Mail[], now: Date): Promise<void> {
  await insertMails(
    tx,
    mails.map((mail) => ({ id: newId(now.getTime()), ...mail, createdAt: now, sendAfter: now })),
  );
}
