// What other areas may read of accounts.
import { userBlocks, users, userWords } from '@quorbit/db/schema/accounts';
import { viewOf } from '@quorbit/db/views';
import { type SQL, sql } from 'drizzle-orm';

/** How the server and admins identify somebody. */
export const people = viewOf(users, ['id', 'name', 'role', 'timeZone']);

/** Who is on boards, and who has left or come back since the boards' worker last looked. */
export const listedPeople = viewOf(users, ['id', 'name', 'leaderboardOptOut', 'leaderboardListed', 'suspendedAt']);

/** Who may be found and shown to others: people who aren't suspended. */
export const shownPeople = viewOf(users, ['id', 'name', 'suspendedAt']);

/** The words of people's names, as `nameWords` makes them. Beginnings of words are ranges of their index. */
export const peopleWords = viewOf(userWords, ['userId', 'word']);

/** Whether one of two people has blocked the other, within a statement about them. */
export function areApart(one: SQL, other: SQL): SQL {
  const blocks = (who: SQL, whom: SQL) =>
    sql`exists (select from ${userBlocks} as block where block.user_id = ${who} and block.blocked_id = ${whom})`;
  return sql`(${blocks(one, other)} or ${blocks(other, one)})`;
}
