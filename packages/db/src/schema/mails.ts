import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export interface MailAddress {
  name: string;
  address: string;
}

/**
 * E-mails to send, and those sent lately. Queued in the transaction that causes them and sent by a worker, so that none
 * is lost.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /**
     * The address with which mail programs let people unsubscribe with one tap; null for mail that nobody subscribed
     * to.
     */
    stopUrl: text(),
    /** The person who gets replies to the e-mail; null if they go to the sender's own address. */
    replyTo: jsonb().$type<MailAddress>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sendAfter: timestamp({ withTimezone: true }).notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }),
    lastError: text(),
  },
  (table) => [
    index('mails_waiting_idx').on(table.sendAfter).where(sql`sent_at is null`),
    index('mails_sent_idx').on(table.sentAt),
    index('mails_recipient_idx').on(table.recipient, table.id),
  ],
);
