import { date, foreignKey, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { groupShares } from './study-groups.ts';

/** Shared quizzes that a study group's admins want taken by a day. Gone with the share; written behind the group's lock. */
export const groupAssignments = pgTable(
  'group_assignments',
  {
    groupId: uuid().notNull(),
    quizId: uuid().notNull(),
    /** The last day, by each learner's own days. */
    dueOn: date({ mode: 'string' }).notNull(),
    /** What is finished from then on counts. */
    setAt: timestamp({ withTimezone: true }).notNull(),
    /** Null for people who deleted their account. */
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
