import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The log of who changed whose role or account, and how. People's ids have no foreign key, because the log outlives the
 * accounts.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    actorId: uuid(),
    subjectId: uuid(),
    action: text().notNull(),
    details: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('audit_entries_subject_idx').on(table.subjectId, table.id),
    index('audit_entries_actor_idx').on(table.actorId, table.id),
    index('audit_entries_action_idx').on(table.action, table.id),
    index('audit_entries_at_idx').on(table.at),
  ],
);
