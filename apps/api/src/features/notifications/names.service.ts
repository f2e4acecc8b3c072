// Owns which names somebody may read beside a notification: they are joined at each read and stored nowhere.
import type { ListedNames } from '@quorbit/contracts/notifications/schema';
import type { Executor } from '@quorbit/db/client';
import * as repository from './names.repository.ts';
import { INVITATION, idsIn, type Notified, opponentsIn } from './notified.ts';

/** The names of what these notifications of somebody are about. */
export async function namesOf(db: Executor, userId: string, rows: readonly Notified[]): Promise<ListedNames> {
  const invitedTo = idsIn(
    rows.filter(({ kind }) => kind === INVITATION),
    'groupId',
  );
  return {
    people: await asked([...new Set([...idsIn(rows, 'personId'), ...opponentsIn(rows)])], (ids) =>
      repository.listPeople(db, userId, ids),
    ),
    groups: await asked(idsIn(rows, 'groupId'), (ids) => repository.listGroups(db, userId, ids, invitedTo)),
    quizzes: await asked(idsIn(rows, 'quizId'), (ids) => repository.listQuizzes(db, userId, ids)),
  };
}

async function asked(ids: string[], read: (ids: string[]) => Promise<repository.Named[]>): Promise<repository.Named[]> {
  return ids.length === 0 ? [] : read(ids);
}
