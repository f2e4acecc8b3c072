// Owns the mail that waits to be sent. Mail is queued in the transaction that causes it, so that none is lost.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Tx } from '@quorbit/db/client';
import { insertMails, type MailAddress } from './mails.repository.ts';

export interface Mail {
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** For mail that people asked for: where a POST without more stops it (RFC 8058). */
  stopUrl?: string;
  /** Where answers go; by default to the address that we send from. */
  replyTo?: MailAddress;
}

/** Queues mail. The worker sends it after the commit. */
export async function enqueueMails(tx: Tx, mails: readonly Mail[], now: Date): Promise<void> {
  await insertMails(
    tx,
    mails.map((mail) => ({ id: newId(now.getTime()), ...mail, createdAt: now, sendAfter: now })),
  );
}
