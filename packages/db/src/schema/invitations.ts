import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = () => timestamp({ withTimezone: true });

/**
 * Invitations to be friends, one person each. Written under the inviter's scope. Study groups keep their codes
 * themselves.
 */
export const friendInvitations = pgTable(
  'friend_invitations',
  {
    /** 80 random bits. */
    code: text().primaryKey(),
    inviterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at().notNull(),
    usedAt: at(),
    /** When somebody created an account with it, while that took an invitation. It can still be accepted. */
    admittedAt: at(),
    /** Who accepted it: their app may send the call again. Null also for people who deleted their account. */
    usedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('friend_invitations_inviter_idx').on(table.inviterId, table.createdAt),
    index('friend_invitations_used_by_idx').on(table.usedBy),
  ],
);
