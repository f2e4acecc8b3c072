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
 * Groups of people who learn together. A transaction that changes members, roles or settings locks the group's row as
 * its last lock, after all scopes (docs/decisions/021-study-groups.md).
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
    /** The invite code of a private group, made from 80 random bits; null for open groups. */
    inviteCode: text(),
    /** The group's founder; null once the account is deleted. */
    founderId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * The id of the moderators' decision that removed the group, while that decision is in force: the group then has no
     * members and nobody sees it. Null otherwise.
     */
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
    /** Whether the member agreed that the group's admins see their percentages in quizzes that the admins set. */
    showsPercent: boolean().notNull().default(false),
    /** Whether the member agreed to be counted when the group sees which quizzes its members are about to forget. */
    joinsMemory: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('group_members_user_idx').on(table.userId, table.groupId),
  ],
);

/**
 * People who were members until moderators removed them or their group. Moving the row out of `group_members` hides the
 * group and its shared quizzes from them without a condition in other queries; undoing the decision moves it back.
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
    /** The id of the moderators' decision that removed the member. */
    removalId: uuid().notNull(),
    removedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('group_removed_members_user_idx').on(table.userId, table.groupId),
  ],
);

/** The newest activities in a group. */
export const groupActivities = pgTable(
  'group_activities',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
    /** The member who acted; null once the account is deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    type: text({ enum: ACTIVITY_TYPES }).notNull(),
    /** The shared quiz; null for other activities and once the quiz is deleted for good. */
    quizId: uuid().references(() => quizzes.id, { onDelete: 'set null' }),
    /** The title of the shared quiz, or of the challenge, at the time of the activity. */
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
    /** The member who shared the quiz; null once the account is deleted. */
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
 * Tasks for a worker: put a group in order after it lost members with their accounts or its admin was suspended
 * (`groupId`), or notify a quiz's downloaders that a group now shows it or no longer does (`quizId`).
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
