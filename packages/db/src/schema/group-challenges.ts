import { MEASURES } from '@quorbit/contracts/group-challenges/schema';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { studyGroups } from './study-groups.ts';

/** Goals that a study group wants to reach together by a given day. Written under the group's lock. */
export const groupChallenges = pgTable(
  'group_challenges',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    measure: text({ enum: MEASURES }).notNull(),
    goal: integer().notNull(),
    /** The last day of the challenge, by each learner's own days. */
    endsOn: date({ mode: 'string' }).notNull(),
    /** When the challenge was created; work done from then on counts. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The member who created the challenge; null if the account was deleted. */
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    reachedAt: timestamp({ withTimezone: true }),
    /** The time when the worker next adds new work to the members' contributions; null once no more work counts. */
    foldAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('group_challenges_group_idx').on(table.groupId, table.endsOn),
    index('group_challenges_creator_idx').on(table.createdBy, table.id),
    index('group_challenges_fold_idx').on(table.foldAt).where(sql`fold_at is not null`),
  ],
);

/**
 * Each member's contribution to a challenge, as of the worker's last count. It stays with the group when the member
 * leaves.
 */
export const groupChallengeShares = pgTable(
  'group_challenge_shares',
  {
    id: uuid().primaryKey(),
    challengeId: uuid()
      .notNull()
      .references(() => groupChallenges.id, { onDelete: 'cascade' }),
    /** The member who contributed; null if the account was deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The time from which `count` includes work: when the challenge began or, if later, when the member joined. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** The contribution made during earlier memberships. */
    base: integer().notNull(),
    count: integer().notNull(),
    /** The number of the last piece of accepted work, in the member's own count, that `count` includes. */
    countedNo: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('group_challenge_shares_key').on(table.challengeId, table.userId),
    index('group_challenge_shares_user_idx').on(table.userId, table.id),
  ],
);
