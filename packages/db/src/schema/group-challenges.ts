import { MEASURES } from '@quorbit/contracts/group-challenges/schema';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { studyGroups } from './study-groups.ts';

/** What a study group wants to do together until a day. Written behind the group's lock. */
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
    /** The last day, by each learner's own days. */
    endsOn: date({ mode: 'string' }).notNull(),
    /** What is done from then on counts. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Null for people who deleted their account. */
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    reachedAt: timestamp({ withTimezone: true }),
    /** When the worker folds it next; null once nothing counts any more. */
    foldAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('group_challenges_group_idx').on(table.groupId, table.endsOn),
    index('group_challenges_creator_idx').on(table.createdBy, table.id),
    index('group_challenges_fold_idx').on(table.foldAt).where(sql`fold_at is not null`),
  ],
);

/** What each member has added to a challenge, as of the last fold. It stays with the group when the member goes. */
export const groupChallengeShares = pgTable(
  'group_challenge_shares',
  {
    id: uuid().primaryKey(),
    challengeId: uuid()
      .notNull()
      .references(() => groupChallenges.id, { onDelete: 'cascade' }),
    /** Null for people who deleted their account. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** From when on `count` counts: since the challenge began or, if that was later, since the member joined. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** From an earlier membership. */
    base: integer().notNull(),
    count: integer().notNull(),
    /** The member's accepted work up to this number is in `count`. */
    countedNo: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('group_challenge_shares_key').on(table.challengeId, table.userId),
    index('group_challenge_shares_user_idx').on(table.userId, table.id),
  ],
);
