// What other areas may read of accounts.
import { profileStamps, sessions, UNLISTED_CONDITION, userBlocks, users, userWords } from '@quorbit/db/schema/accounts';
import { viewOf } from '@quorbit/db/views';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** How the server and admins identify somebody. */
export const people = viewOf(users, ['id', 'name', 'role', 'timeZone', 'zoneFixed']);

/** What admins see of an account and search by. */
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

/** When each session was last used. */
export const sessionActivity = viewOf(sessions, ['userId', 'lastSeenAt', 'expiresAt']);

/** Who is on boards, and who has left or come back since the boards' worker last looked. */
export const listedPeople = viewOf(users, [
  'id',
  'name',
  'role',
  'leaderboardOptOut',
  'leaderboardListed',
  'suspendedAt',
]);

/** Whether boards must leave out a row of `listedPeople`, even if their worker hasn't noticed yet. */
export const isOffBoards = sql.raw(UNLISTED_CONDITION);

/** People who may be found and shown to others: those who aren't suspended. */
export const visiblePeople = viewOf(users, ['id', 'name', 'role', 'suspendedAt']);

/** What others see of a person beside a rank. */
export const titledPeople = viewOf(users, ['id', 'name', 'title', 'suspendedAt']);

/** The words of people's names, as `nameWords` makes them. Beginnings of words are ranges of their index. */
export const peopleNameWords = viewOf(userWords, ['userId', 'word']);

/** The settings of the account at hand that have no column, by their names; null without any. */
export const settingsInRows = sql<Readonly<Record<string, unknown>> | null>`(
  select jsonb_object_agg(setting.field, setting.value) from ${profileStamps} as setting
  where setting.user_id = ${users.id} and setting.value is not null)`;

/** SQL for a person's setting that has no column; null if they never set it. */
export function settingOf<Value>(userId: SQL | AnyPgColumn, name: string): SQL<Value | null> {
  return sql<Value | null>`(
    select setting.value from ${profileStamps} as setting where setting.user_id = ${userId} and setting.field = ${name})`;
}

/** SQL for whether either of two people has blocked the other. */
export function isBlockBetween(a: SQL | AnyPgColumn, b: SQL | AnyPgColumn): SQL {
  const isBlock = (who: SQL | AnyPgColumn, whom: SQL | AnyPgColumn) =>
    sql`exists (select from ${userBlocks} as block where block.user_id = ${who} and block.blocked_id = ${whom})`;
  return sql`(${isBlock(a, b)} or ${isBlock(b, a)})`;
}

/**
 * A person's name as the viewer may read it, for lists that keep the row because of its rank or count.
 * @param hidden replaces the name if either has blocked the other
 */
export function nameFor<Name extends string | null = string>(
  viewerId: string | null,
  { id, name }: Record<'id' | 'name', SQL | AnyPgColumn>,
  hidden: string,
): SQL<Name> {
  return sql<Name>`case when ${isBlockBetween(id, sql`${viewerId}::uuid`)} then ${hidden}::text else ${name} end`;
}
