// Finds people by the beginnings of words in their names.
import { MAX_FOUND } from '@quorbit/contracts/friends/limits';
import type { Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { friendRequests, friendships } from '@quorbit/db/schema/friends';
import { learners } from '@quorbit/db/schema/learners';
import { and, type SQL, sql } from 'drizzle-orm';
import { isBlockBetween, peopleNameWords, visiblePeople } from '../accounts/accounts.views.ts';
import { groupmatesOf } from '../group-sharing/group-sharing.views.ts';

/** The maximum number of index entries scanned for the longest word of the query. */
const MAX_SCANNED = 1_000;
/** The maximum number of people taken from the index. People with common friends or groups are found in addition. */
const MAX_CANDIDATES = 1.5 * MAX_FOUND;
/** The maximum number of friends of friends read; each counts once per common friend. */
const MAX_FRIENDS_OF_FRIENDS = 20_000;
/** The maximum number of memberships of the caller's groups read; it's above the possible number. */
const MAX_MEMBERSHIPS = 5_000;
/** The highest code point, which sorts after all letters in byte order. */
const LAST_CHARACTER = '\u{10ffff}';

/**
 * Tests whether a word begins with a prefix, in a form for which a query plan made for any parameter values uses the
 * index.
 */
const startsWith = (word: SQL, prefix: SQL) =>
  sql`${word} ~>=~ ${prefix} and ${word} ~<~ (${prefix} || ${LAST_CHARACTER})`;

interface PeopleSearch {
  userId: string;
  /** The beginnings of name words to search for, longest first. */
  prefixes: readonly string[];
  /** Requests opened before this time have lapsed. */
  since: Date;
}

export interface FoundRow {
  id: string;
  name: string;
  xp: number;
  commonFriends: number;
  commonGroups: number;
  isFriend: boolean;
  /**
   * The id of the caller's open request to this person; null if there is none. `receivedId` is the one in the other
   * direction.
   */
  sentId: string | null;
  receivedId: string | null;
}

/**
 * Finds people by name: those with common friends first, then those with common groups, then by name. Suspended people
 * and people with a block in either direction are left out.
 */
export async function searchPeople(db: Executor, { userId, prefixes, since }: PeopleSearch): Promise<FoundRow[]> {
  const self = sql`${userId}::uuid`;
  const [longest = '', ...others] = prefixes;
  // People are checked one at a time, whatever row counts the planner expects, because reading all people or all words
  // is slow in a large database. Therefore none of this is a join or has a form that an index of words can serve. Names
  // are checked first (`offset 0`), because most candidates fail there.
  const isFindable = (id: SQL) => sql`${id} <> ${self} and not ${isBlockBetween(id, self)}
    and exists (
      select from (select one.suspended_at from ${visiblePeople} as one where one.id = ${id} limit 1) as person
      where person.suspended_at is null)`;
  const hasNamePrefixes = (id: SQL, required: readonly string[]) =>
    and(
      ...required.map(
        (prefix) => sql`(
          select true from ${peopleNameWords} as one
          where one.user_id = ${id} and left(one.word, length(${prefix}::text)) = ${prefix} limit 1)`,
      ),
    ) ?? sql`true`;
  const openRequestId = (from: SQL, to: SQL) => sql`(
    select id from ${friendRequests}
    where requester_id = ${from} and recipient_id = ${to} and opened_at > ${since.toISOString()}::timestamptz)`;
  return rowsOf<FoundRow>(
    await db.execute(sql`
      with named as (
        select called.id from (
          select first.id from (
            select user_id as id from ${peopleNameWords} as one
            where ${startsWith(sql`one.word`, sql`${longest}::text`)} limit ${MAX_SCANNED}
          ) as first where ${hasNamePrefixes(sql`first.id`, others)} offset 0
        ) as called where ${isFindable(sql`called.id`)} limit ${MAX_CANDIDATES}
      ), near as materialized (
        select id, count(*)::int as common from (
          select two.friend_id as id from ${friendships} as mine
            join ${friendships} as two on two.user_id = mine.friend_id
          where mine.user_id = ${self} limit ${MAX_FRIENDS_OF_FRIENDS}
        ) as each group by id
      ), mates as materialized (${groupmatesOf(self, MAX_MEMBERSHIPS)}), known as (
        select id from near union select id from mates
        union select friend_id from ${friendships} where user_id = ${self}
      ), candidates as (select id from named union select id from known
          where ${hasNamePrefixes(sql`known.id`, prefixes)} and ${isFindable(sql`known.id`)}), found as (
        select person.id, person.name, coalesce(near.common, 0) as common, coalesce(mates.common, 0) as groups
        from candidates
          cross join lateral (select one.id, one.name from ${visiblePeople} as one where one.id = candidates.id limit 1) as person
          left join near on near.id = person.id left join mates on mates.id = person.id
        order by common desc, groups desc, person.name, person.id limit ${MAX_FOUND}
      )
      select found.id, found.name, learner.xp, found.common as "commonFriends",
        found.groups as "commonGroups",
        exists (select from ${friendships} where user_id = ${self} and friend_id = found.id) as "isFriend",
        ${openRequestId(self, sql`found.id`)} as "sentId", ${openRequestId(sql`found.id`, self)} as "receivedId"
      from found join ${learners} as learner on learner.user_id = found.id
      order by common desc, groups desc, name, id`),
  );
}
