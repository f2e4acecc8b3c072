// Views of the account tables, and SQL conditions, for use by other areas.
import { profileStamps, sessions, UNLISTED_CONDITION, userBlocks, users, userWords } from '@quorbit/db/schema/accounts';
import { viewOf } from '@quorbit/db/views';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The columns by which the server and admins identify a person. */
export const people = viewOf(users, ['id', 'name', 'role', 'timeZone', 'zoneFixed']);

/** The columns of an account that admins see and can search by. */
export const managedAccounts = viewOf(users, [
  'id',
  'name',
  'email',
  'role',
  'timeZone',
  'createdAt',
  'suspendedAt',
  'isDemo',
]);

/** When each session was last used and when it expires. */
export const sessionActivity = viewOf(sessions, ['userId', 'lastSeenAt', 'expiresAt']);

/** Everything that decides who is listed on boards, and whether the boards' worker has listed them so far. */
export const listedPeople = viewOf(users, [
  'id',
  'name',
  'role',
  'leaderboardOptOut',
  'leaderboardListed',
  'suspendedAt',
]);

/** SQL condition for a row of `listedPeople` that boards must leave out, even if their worker hasn't noticed yet. */
export const isOffBoards = sql.raw(UNLISTED_CONDITION);

/** The columns of people for showing them to others. Queries must filter out suspended people by `suspendedAt`. */
export const visiblePeople = viewOf(users, ['id', 'name', 'role', 'suspendedAt']);

/** The columns of a person that others see beside a rank, and whether the person is suspended. */
export const titledPeople = viewOf(users, ['id', 'name', 'title', 'suspendedAt']);

/**
 * The words of people's names, as `toNameWords` makes them. Searching the beginning of a word reads a range of their
 * index.
 */
export const peopleNameWords = viewOf(userWords, ['userId', 'word']);

/** SQL for those settings of a `users` row that have no column, by name; null if there are none. */
export const settingsInRows = sql<Readonly<Record<string, unknown>> | null>`(
  select jsonb_object_agg(setting.field, setting.value) from ${profileStamps} as setting
  where setting.user_id = ${users.id} and setting.value is not null)`;

/** Returns SQL for a person's setting that has no column; it's null if they never set it. */
export function settingOf<Value>(userId: SQL | AnyPgColumn, name: string): SQL<Value | null> {
  return sql<Value | null>`(
    select setting.value from ${profileStamps} as setting where setting.user_id = ${userId} and setting.field = ${name})`;
}

/** Returns SQL for whether either of two people has blocked the other. */
export function isBlockBetween(a: SQL | AnyPgColumn, b: SQL | AnyPgColumn): SQL {
  const isBlock = (who: SQL | AnyPgColumn, whom: SQL | AnyPgColumn) =>
    sql`exists (select from ${userBlocks} as block where block.user_id = ${who} and block.blocked_id = ${whom})`;
  return sql`(${isBlock(a, b)} or ${isBlock(b, a)})`;
}

/**
 * Returns SQL for a person's name as the viewer may read it, for lists that must show the row because of its rank or
 * count.
 * @param hidden the text shown instead of the name if either person has blocked the other.
 */
export function nameFor<Name extends string | null = string>(
  viewerId: string | null,
  { id, name }: Record<'id' | 'name', SQL | AnyPgColumn>,
  hidden: string,
): SQL<Name> {
  return sql<Name>`case when ${isBlockBetween(id, sql`${viewerId}::uuid`)} then ${hidden}::text else ${name} end`;
}
