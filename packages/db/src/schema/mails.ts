import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export interface MailAddress {
  name: string;
  address: string;
}

/** Mail waiting to be sent. Queued in the transaction that causes it and sent by a worker, so that none is lost. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** Where mail programs let people stop such mail with one tap; null for mail that nobody subscribed to. */
    stopUrl: text(),
    /** Who is to get the answers; null: nobody, and answers go to the sender's own address. */
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
