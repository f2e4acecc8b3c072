import { CASE_KINDS, MODERATION_ACTIONS, type ReportReason } from '@quorbit/contracts/moderation/actions';
import type { ReportCopy } from '@quorbit/contracts/moderation/schema';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/**
 * Moderation cases: all reports of one target until a moderator decides. The row has no count of reports, so that
 * people who report the same thing at the same time don't wait for each other. The target isn't a foreign key, because
 * a case outlives it.
 */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: CASE_KINDS }).notNull(),
    /** The id of the reported question, person or group. */
    targetId: uuid().notNull(),
    /** The quiz of a reported question; null for other kinds. */
    quizId: uuid(),
    /** The person responsible for the target; null for content of the app and for deleted accounts. */
    subjectId: uuid().references(() => users.id, { onDelete: 'set null' }),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    /** When a moderator decided or the subject's account was deleted; null while the case is open. */
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('moderation_cases_open_key').on(table.kind, table.targetId).where(sql`decided_at is null`),
    index('moderation_cases_open_idx').on(table.id).where(sql`decided_at is null`),
    index('moderation_cases_open_kind_idx').on(table.kind, table.id).where(sql`decided_at is null`),
    index('moderation_cases_decided_idx').on(table.id).where(sql`decided_at is not null`),
    index('moderation_cases_decided_kind_idx').on(table.kind, table.id).where(sql`decided_at is not null`),
    index('moderation_cases_subject_idx').on(table.subjectId),
    index('moderation_cases_opened_idx').on(table.openedAt),
  ],
);

/** A person's report in a case. */
export const moderationReports = pgTable(
  'moderation_reports',
  {
    id: uuid().primaryKey(),
    caseId: uuid()
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    /** The person who reported; null once the account is deleted. */
    reporterId: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text().$type<ReportReason>().notNull(),
    details: text().notNull(),
    /** A copy of the target at the time of the report; null once the subject's account is deleted. */
    copy: jsonb().$type<ReportCopy>(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('moderation_reports_reporter_key').on(table.caseId, table.reporterId),
    index('moderation_reports_case_idx').on(table.caseId, table.id),
    index('moderation_reports_reporter_idx').on(table.reporterId, table.id),
  ],
);

/** The data needed to undo a decision. */
type DecisionUndo =
  | { hiddenId: string }
  | { status: 'draft' | 'published' | 'archived' }
  /** The quizzes that the removed member had shared in the group. */
  | { shares: { quizId: string; sharedAt: string }[] };

/** Moderators' decisions about cases, which can be undone. */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: uuid().primaryKey(),
    caseId: uuid()
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    adminId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The person who is notified; null for dismissals, for content of the app and for deleted accounts. */
    subjectId: uuid().references(() => users.id, { onDelete: 'set null' }),
    action: text({ enum: MODERATION_ACTIONS }).notNull(),
    /** The reason, as the person concerned reads it. */
    reason: text().notNull(),
    undoing: jsonb().$type<DecisionUndo>(),
    at: timestamp({ withTimezone: true }).notNull(),
    undoneAt: timestamp({ withTimezone: true }),
    undoneById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When the person concerned read the decision; undoing the decision resets it to null. */
    readAt: timestamp({ withTimezone: true }),
    answer: text(),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('moderation_decisions_case_idx').on(table.caseId, table.id),
    index('moderation_decisions_subject_idx').on(table.subjectId, table.id),
    index('moderation_decisions_unread_idx').on(table.subjectId).where(sql`read_at is null`),
    index('moderation_decisions_admin_idx').on(table.adminId),
    index('moderation_decisions_undone_by_idx').on(table.undoneById),
  ],
);
