import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = () => timestamp({ withTimezone: true });

/**
 * Invitations to become friends, each for one person. Written under the inviter's scope. Study groups store codes of
 * their own.
 */
export const friendInvitations = pgTable(
  'friend_invitations',
  {
    /** The invitation code, made of 80 random bits. */
    code: text().primaryKey(),
    inviterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at().notNull(),
    usedAt: at(),
    /**
     * When somebody created an account with the invitation, while registration required one. The invitation can still
     * be accepted.
     */
    admittedAt: at(),
    /**
     * The person who accepted the invitation, whose app may send the call again; null if nobody did or the account was
     * deleted.
     */
    usedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('friend_invitations_inviter_idx').on(table.inviterId, table.createdAt),
    index('friend_invitations_used_by_idx').on(table.usedBy),
  ],
);
