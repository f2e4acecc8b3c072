// Finds people by the beginnings of words in their names.
import { MAX_FOUND } from '@quorbit/contracts/friends/limits';
import type { Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { friendRequests, friendships } from '@quorbit/db/schema/friends';
import { learners } from '@quorbit/db/schema/learners';
import { and, type SQL, sql } from 'drizzle-orm';
import { isBlockBetween, peopleNameWords, visiblePeople } from '../accounts/accounts.views.ts';
import { groupmatesOf } from '../group-sharing/group-sharing.views.ts';

/** People with the longest word that are looked at until enough are found. */
const MAX_SCANNED = 1_000;
/** Of more people with these words, those with common friends or groups are found, and so many that come first in the index. */
const MAX_CANDIDATES = 1.5 * MAX_FOUND;
/** Friends of friends that are looked at, each as often as there is a friend in common. */
const MAX_FRIENDS_OF_FRIENDS = 20_000;
/** Memberships of the caller's groups that are looked at: more than there can be. */
const MAX_MEMBERSHIPS = 5_000;
/** Comes after all letters in the order of bytes. */
const LAST_CHARACTER = '\u{10ffff}';

/** Whether a word begins with this, in a form that plans for all values find in the index. */
const startsWith = (word: SQL, prefix: SQL) =>
  sql`${word} ~>=~ ${prefix} and ${word} ~<~ (${prefix} || ${LAST_CHARACTER})`;

interface PeopleSearch {
  userId: string;
  /** What words of the name begin with, the longest first. */
  prefixes: readonly string[];
  /** Requests that were opened before have lapsed. */
  since: Date;
}

export interface FoundRow {
  id: string;
  name: string;
  xp: number;
  commonFriends: number;
  commonGroups: number;
  isFriend: boolean;
  /** Of the open requests from and to the caller. */
  sentId: string | null;
  receivedId: string | null;
}

/** People with common friends first, then those with common groups, then by name. Nobody who is suspended, nor where one blocked the other. */
export async function searchPeople(db: Executor, { userId, prefixes, since }: PeopleSearch): Promise<FoundRow[]> {
  const self = sql`${userId}::uuid`;
  const [longest = '', ...others] = prefixes;
  // One by one, however many the planner expects: reading all people, or all words, costs more among many. So none of it
  // is a join, nor has a form that an index of words serves. Names come first (`offset 0`), where most fail.
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
