import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** Messages that people sent to the operators of the server; stored whether or not e-mail works. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromName: text().notNull(),
    fromEmail: text().notNull(),
    message: text().notNull(),
    /** Whether a premium user wrote the message; such messages are answered first. */
    premium: boolean().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('contact_messages_user_idx').on(table.userId, table.sentAt),
    index('contact_messages_waiting_idx').on(table.premium, table.id).where(sql`done_at is null`),
    index('contact_messages_done_idx').on(table.id).where(sql`done_at is not null`),
  ],
);
