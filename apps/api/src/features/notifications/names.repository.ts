// Reads the names of the people, groups and quizzes that notifications mention, as far as the recipient may see them
// now. They are joined at each read.
import type { Executor } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { isBlockBetween, people, settingOf, visiblePeople } from '../accounts/accounts.views.ts';
import { quizIdsSharedWith } from '../group-sharing/group-sharing.views.ts';
import { listedQuizzes } from '../quizzes/quizzes.views.ts';
import { groupNames, memberships, removedMemberships } from '../study-groups/study-groups.views.ts';

export interface Named {
  id: string;
  name: string;
}

/** Returns the names of the people with these ids, without people whom the user can't see. */
export function listPeople(db: Executor, userId: string, ids: readonly string[]): Promise<Named[]> {
  return db
    .select({ id: visiblePeople.id, name: visiblePeople.name })
    .from(visiblePeople)
    .where(
      and(
        isOneOf(visiblePeople.id, ids),
        isNull(visiblePeople.suspendedAt),
        sql`not ${isBlockBetween(visiblePeople.id, sql`${userId}::uuid`)}`,
      ),
    );
}

const isMember = (userId: string) => sql`exists (
  select from ${memberships} as one where one.group_id = study_groups.id and one.user_id = ${userId}::uuid)`;

const wasRemoved = (userId: string) => sql`exists (
  select from ${removedMemberships} as one where one.group_id = study_groups.id and one.user_id = ${userId}::uuid)`;

/**
 * Returns the names of the groups with these ids that are public, that the user is in, or that the user was in until
 * moderators removed the group.
 * @param invitedTo ids of private groups to return as well, because the user was invited.
 */
export function listGroups(
  db: Executor,
  userId: string,
  ids: readonly string[],
  invitedTo: readonly string[],
): Promise<Named[]> {
  return db
    .select({ id: groupNames.id, name: groupNames.name })
    .from(groupNames)
    .where(
      and(
        isOneOf(groupNames.id, ids),
        or(
          isMember(userId),
          wasRemoved(userId),
          and(isNull(groupNames.removalId), or(eq(groupNames.isPrivate, false), isOneOf(groupNames.id, invitedTo))),
        ),
      ),
    );
}

/** Returns the ids of those of these groups that the user is in. */
export async function listJoinedGroupIds(db: Executor, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ groupId: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isOneOf(memberships.groupId, ids)));
  return rows.map(({ groupId }) => groupId);
}

/** Returns the titles of the quizzes with these ids that a group shares with the user. */
export function listQuizzes(db: Executor, userId: string, ids: readonly string[]): Promise<Named[]> {
  return db
    .select({ id: listedQuizzes.id, name: listedQuizzes.title })
    .from(listedQuizzes)
    .where(
      and(
        isOneOf(listedQuizzes.id, ids),
        eq(listedQuizzes.status, 'published'),
        isNull(listedQuizzes.deletedAt),
        sql`${listedQuizzes.id} = any(${quizIdsSharedWith(userId)})`,
      ),
    );
}

/** Returns a user's settings with these names; null for a setting that the user never set. */
export async function readSettings(
  db: Executor,
  userId: string,
  names: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const columns = Object.fromEntries(names.map((name) => [name, settingOf<unknown>(people.id, name)]));
  const [row] = await db
    .select({ id: people.id, ...columns })
    .from(people)
    .where(eq(people.id, userId));
  return row ?? {};
}
