import { date, foreignKey, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { groupShares } from './study-groups.ts';

/**
 * Shared quizzes that a study group's admins want members to take by a given day. Deleted with the share; written under
 * the group's lock.
 */
export const groupAssignments = pgTable(
  'group_assignments',
  {
    groupId: uuid().notNull(),
    quizId: uuid().notNull(),
    /** The last day for taking the quiz, by each learner's own days. */
    dueOn: date({ mode: 'string' }).notNull(),
    /** When the assignment was set; attempts finished from then on count. */
    setAt: timestamp({ withTimezone: true }).notNull(),
    /** The admin who set the assignment; null if the account was deleted. */
    setBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.quizId] }),
    foreignKey({
      name: 'group_assignments_share_fk',
      columns: [table.groupId, table.quizId],
      foreignColumns: [groupShares.groupId, groupShares.quizId],
    }).onDelete('cascade'),
    index('group_assignments_setter_idx').on(table.setBy, table.groupId, table.quizId),
  ],
);
