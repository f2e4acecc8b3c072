// Puts groups in order that lost members with their accounts, and has keepers told of quizzes that groups show or no longer do.
import { heirOf } from '@quorbit/contracts/study-groups/members';
import type { Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { noteShown } from '../quizzes/downloads/keeps.service.ts';
import { isShown } from './group-access.ts';
import { findRemoval } from './removals.repository.ts';
import { listSharedIds, queueQuizzes } from './shares.repository.ts';
import { deleteGroup, listMembers, lockGroup, setRole } from './study-groups.repository.ts';
import { closeUpkeep, listUpkeep } from './upkeep.repository.ts';

/** Rows in one round. */
const PAGE = 100;

type Keeping = Pick<Deps, 'database' | 'log' | 'now'>;

/** One page of what waits; returns true when there may be more. Each row is a transaction of its own. */
export async function keepGroups({ database, log, now }: Keeping): Promise<boolean> {
  const onLateError = (err: unknown) => log.error({ err }, 'work after a commit failed');
  const rows = await listUpkeep(database.read, PAGE);
  for (const { id, groupId, quizId } of rows) {
    await write(
      database,
      [],
      async (tx) => {
        if (!(await closeUpkeep(tx, id))) return;
        if (quizId !== null) await noteShown(tx, quizId, now());
        if (groupId !== null) await putInOrder(tx, groupId, now());
      },
      { onLateError },
    );
  }
  return rows.length === PAGE;
}

/** Gives a group without an admin, or with suspended ones only, to its longest member, and ends one without members. */
async function putInOrder(tx: Tx, groupId: string, now: Date): Promise<void> {
  await lockGroup(tx, groupId);
  // Without members only for as long as the moderators' decision holds.
  if (typeof (await findRemoval(tx, groupId)) === 'string') return;
  const members = await listMembers(tx, groupId);
  const heir = heirOf(members.filter(isShown));
  if (heir !== null) await setRole(tx, groupId, heir, 'admin');
  if (members.length > 0) return;
  await queueQuizzes(tx, await listSharedIds(tx, groupId), now);
  await deleteGroup(tx, groupId);
}

export const groupKeeping: Worker = {
  name: 'study-groups',
  pauseMs: 10_000,
  start: (deps) => ({ round: () => keepGroups(deps) }),
};
