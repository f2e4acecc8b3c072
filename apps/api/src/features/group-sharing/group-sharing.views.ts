// SQL about the quizzes that study groups share and the people in the same group, for statements of other areas. It
// names the tables directly, because the area of study groups itself needs quizzes.
import { groupMembers, groupShares } from '@quorbit/db/schema/study-groups';
import { viewOf } from '@quorbit/db/views';
import { type SQL, sql } from 'drizzle-orm';

/** Group memberships, with the data that each member agreed to share. */
export const memberships = viewOf(groupMembers, ['groupId', 'userId', 'joinedAt', 'showsPercent', 'joinsMemory']);

/**
 * SQL for the ids of the quizzes that a user's groups share. It's evaluated once per statement rather than once per
 * quiz; users are in few groups, and groups share few quizzes.
 */
export function quizIdsSharedWith(userId: string): SQL {
  return sql`array(
    select ${groupShares.quizId} from ${groupMembers} join ${groupShares} on ${groupShares.groupId} = ${groupMembers.groupId}
    where ${groupMembers.userId} = ${userId})`;
}

/** SQL for the ids of the quizzes that one group shares. */
export function quizIdsSharedIn(groupId: string): SQL {
  return sql`array(select ${groupShares.quizId} from ${groupShares} where ${groupShares.groupId} = ${groupId})`;
}

/** SQL for the ids of those of these users who are in a group that shares this quiz. */
export function userIdsSharing(userIds: readonly string[], quizId: SQL) {
  return sql<string[]>`array(
    select distinct ${groupMembers.userId}::text
    from ${groupShares} join ${groupMembers} on ${groupMembers.groupId} = ${groupShares.groupId}
    where ${groupShares.quizId} = ${quizId} and ${groupMembers.userId} = any(${sql.param([...userIds])}::uuid[]))`;
}

/**
 * Selects the other members of a user's groups, with the number of groups they have in common: (id, common). Reads at
 * most `limit` memberships.
 */
export function groupmatesOf(userId: SQL, limit: number): SQL {
  return sql`
    select id, count(*)::int as common from (
      select two.user_id as id from ${groupMembers} as mine
        join ${groupMembers} as two on two.group_id = mine.group_id and two.user_id <> mine.user_id
      where mine.user_id = ${userId} limit ${limit}
    ) as each group by id`;
}
