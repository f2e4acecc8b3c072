// Owns which names a user may read beside a notification: they are joined at each read and stored nowhere.
import type { ListedNames } from '@quorbit/contracts/notifications/schema';
import type { Executor } from '@quorbit/db/client';
import * as repository from './names.repository.ts';
import { collectIds, collectOpponents, INVITATION, type NotificationSubject } from './notification-subject.ts';

/** Returns the names of the people, groups and quizzes that these notifications of a user mention. */
export async function namesOf(
  db: Executor,
  userId: string,
  rows: readonly NotificationSubject[],
): Promise<ListedNames> {
  const invitedTo = collectIds(
    rows.filter(({ kind }) => kind === INVITATION),
    'groupId',
  );
  return {
    people: await readUnlessEmpty([...new Set([...collectIds(rows, 'personId'), ...collectOpponents(rows)])], (ids) =>
      repository.listPeople(db, userId, ids),
    ),
    groups: await readUnlessEmpty(collectIds(rows, 'groupId'), (ids) =>
      repository.listGroups(db, userId, ids, invitedTo),
    ),
    quizzes: await readUnlessEmpty(collectIds(rows, 'quizId'), (ids) => repository.listQuizzes(db, userId, ids)),
  };
}

async function readUnlessEmpty(
  ids: string[],
  read: (ids: string[]) => Promise<repository.Named[]>,
): Promise<repository.Named[]> {
  return ids.length === 0 ? [] : read(ids);
}
