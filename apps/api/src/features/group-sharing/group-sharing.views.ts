// Which quizzes study groups show their members, and who is in one with whom, for statements about quizzes and people. It
// names the tables of study groups, which themselves need quizzes.
import { groupMembers, groupShares } from '@quorbit/db/schema/study-groups';
import { viewOf } from '@quorbit/db/views';
import { type SQL, sql } from 'drizzle-orm';

/** Who is in which group, and what they let it know. */
export const memberships = viewOf(groupMembers, ['groupId', 'userId', 'joinedAt', 'showsPercent', 'joinsMemory']);

/**
 * The ids of the quizzes that somebody's groups share, for a statement about quizzes. It is read once a statement, not
 * once a quiz: nobody is in many groups, and none has many quizzes.
 */
export function quizIdsSharedWith(userId: string): SQL {
  return sql`array(
    select ${groupShares.quizId} from ${groupMembers} join ${groupShares} on ${groupShares.groupId} = ${groupMembers.groupId}
    where ${groupMembers.userId} = ${userId})`;
}

/** The ids of the quizzes that one group shares. */
export function quizIdsSharedIn(groupId: string): SQL {
  return sql`array(select ${groupShares.quizId} from ${groupShares} where ${groupShares.groupId} = ${groupId})`;
}

/** Those of these people who are in a group that shares the quiz of this id. */
export function userIdsSharing(userIds: readonly string[], quizId: SQL) {
  return sql<string[]>`array(
    select distinct ${groupMembers.userId}::text
    from ${groupShares} join ${groupMembers} on ${groupMembers.groupId} = ${groupShares.groupId}
    where ${groupShares.quizId} = ${quizId} and ${groupMembers.userId} = any(${sql.param([...userIds])}::uuid[]))`;
}

/** The others in somebody's groups, with how many groups they share: (id, common). Looks at `most` memberships. */
export function groupmatesOf(userId: SQL, limit: number): SQL {
  return sql`
    select id, count(*)::int as common from (
      select two.user_id as id from ${groupMembers} as mine
        join ${groupMembers} as two on two.group_id = mine.group_id and two.user_id <> mine.user_id
      where mine.user_id = ${userId} limit ${limit}
    ) as each group by id`;
}
