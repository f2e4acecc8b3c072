// The names of what notifications are about, as the recipient may know them now: each is joined when it is asked for.
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

/** Those of these people who are shown to somebody. */
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

/** Those of these groups that somebody is in, or was until moderators stepped in, or that are open. @param invitedTo shown as well */
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

/** Those of these groups that somebody is in. */
export async function listJoinedGroupIds(db: Executor, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ groupId: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isOneOf(memberships.groupId, ids)));
  return rows.map(({ groupId }) => groupId);
}

/** Those of these quizzes that groups share with somebody. */
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

/** What somebody set of these settings; null where they never set it. */
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
