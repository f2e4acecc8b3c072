import { ACTIVITY_TYPES } from '@quorbit/contracts/study-groups/activities';
import { GROUP_CATEGORIES } from '@quorbit/contracts/study-groups/categories';
import { GROUP_ROLES } from '@quorbit/contracts/study-groups/members';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { quizzes } from './quizzes.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Groups of people who learn together. Who changes members, roles or settings locks the group's row, after all scopes and
 * as the last lock (docs/decisions/021-study-groups.md).
 */
export const studyGroups = pgTable(
  'study_groups',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    description: text().notNull().default(''),
    category: text({ enum: GROUP_CATEGORIES }).notNull(),
    maxMembers: smallint().notNull(),
    isPrivate: boolean().notNull().default(false),
    tags: jsonb().$type<string[]>().notNull().default([]),
    /** 80 random bits, for private groups; null for open ones. */
    inviteCode: text(),
    /** Null for founders who deleted their account. */
    founderId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The moderators' decision that removed it, while that holds: the group has no members then and nobody sees it. */
    removalId: uuid(),
    search: tsvector().generatedAlwaysAs(
      sql`to_tsvector('simple'::regconfig, translate(name || ' ' || category || ' ' || description, '-–—/.,:;()''"&+', repeat(' ', 14))) || jsonb_to_tsvector('simple'::regconfig, tags, '["string"]')`,
    ),
  },
  (table) => [
    uniqueIndex('study_groups_code_key').on(table.inviteCode),
    index('study_groups_open_idx').on(table.isPrivate, table.id),
    index('study_groups_category_idx').on(table.isPrivate, table.category, table.id),
    index('study_groups_search_idx').using('gin', table.search),
    index('study_groups_founder_idx').on(table.founderId),
  ],
);

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: uuid()
      .notNull()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: GROUP_ROLES }).notNull().default('member'),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether the member agreed that the group's admins see the percent of what they set. */
    showsPercent: boolean().notNull().default(false),
    /** Whether the member agreed to be counted in what the group remembers together. */
    joinsMemory: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('group_members_user_idx').on(table.userId, table.groupId),
  ],
);

/**
 * Who was a member until moderators removed them or the group. Taking the row out of `group_members` hides the group and
 * what it shares from them without a condition in any other query; undoing the decision puts it back.
 */
export const groupRemovedMembers = pgTable(
  'group_removed_members',
  {
    groupId: uuid()
      .notNull()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: GROUP_ROLES }).notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
    showsPercent: boolean().notNull(),
    joinsMemory: boolean().notNull(),
    /** The moderators' decision. */
    removalId: uuid().notNull(),
    removedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('group_removed_members_user_idx').on(table.userId, table.groupId),
  ],
);

/** What happened in a group; the newest ones. */
export const groupActivities = pgTable(
  'group_activities',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
    /** Null for people who deleted their account. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    type: text({ enum: ACTIVITY_TYPES }).notNull(),
    /** Of the shared quiz; null once it is gone for good. */
    quizId: uuid().references(() => quizzes.id, { onDelete: 'set null' }),
    /** What the quiz was called when it was shared, or the challenge. */
    quizTitle: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('group_activities_group_idx').on(table.groupId, table.id),
    index('group_activities_user_idx').on(table.userId, table.id),
    index('group_activities_quiz_idx').on(table.quizId),
  ],
);

/** Quizzes that a group's members may see because one of them shared them. */
export const groupShares = pgTable(
  'group_shares',
  {
    groupId: uuid()
      .notNull()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** Null for people who deleted their account. */
    sharedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    sharedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.quizId] }),
    index('group_shares_quiz_idx').on(table.quizId, table.groupId),
    index('group_shares_sharer_idx').on(table.sharedBy, table.groupId),
  ],
);

/**
 * What a worker has yet to do: put a group in order that lost members with their accounts (`groupId`), or tell those who
 * keep a quiz that a group shows it now or no longer does (`quizId`).
 */
export const groupUpkeep = pgTable(
  'group_upkeep',
  {
    id: uuid().primaryKey(),
    groupId: uuid().references(() => studyGroups.id, { onDelete: 'cascade' }),
    quizId: uuid().references(() => quizzes.id, { onDelete: 'cascade' }),
  },
  (table) => [index('group_upkeep_group_idx').on(table.groupId), index('group_upkeep_quiz_idx').on(table.quizId)],
);
