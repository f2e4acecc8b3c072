import { mails } from '@quorbit/db/schema/mails';
import { and, desc, eq } from 'drizzle-orm';
import { createMailTransport } from '../../features/mails/mail-transport.ts';
import { sendDueMails } from '../../features/mails/mails.worker.ts';
import type { TestServer } from '../test-server.ts';

/** Sends all mail that is due, as the server's worker does. */
export async function deliverMail({ deps }: TestServer): Promise<void> {
  const { database, env, log, now } = deps;
  const transport = createMailTransport(env, log);
  try {
    while (await sendDueMails({ database, transport, log, now }));
  } finally {
    transport.close();
  }
}

/** Lists the mails queued for an address with this subject, newest first. */
export function listMailsTo({ deps }: TestServer, recipient: string, subject: string) {
  return deps.database.read
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.subject, subject)))
    .orderBy(desc(mails.id));
}

/**
 * Returns the token in a mail's link.
 * @throws if the mail has no such link.
 */
export function tokenIn(text: string): string {
  const token = /[?&]token=([\w.-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error('The mail holds no link with a token.');
  return token;
}
