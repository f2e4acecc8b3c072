// Repairs groups that lost members with their accounts, and updates downloads of quizzes that groups now show or hide.
import { findSuccessor } from '@quorbit/contracts/study-groups/members';
import type { Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { enqueueDownloadRefresh } from '../quizzes/downloads/downloads.service.ts';
import { isActiveMember } from './group-access.ts';
import { findRemoval } from './removals.repository.ts';
import { enqueueQuizzes, listSharedQuizIds } from './shares.repository.ts';
import { deleteGroup, listMembers, lockGroup, updateRole } from './study-groups.repository.ts';
import { deleteUpkeep, listUpkeep } from './upkeep.repository.ts';

/** Rows of the queue that one round handles. */
const PAGE_SIZE = 100;

type WorkerDeps = Pick<Deps, 'database' | 'log' | 'now'>;

/** Handles one page of the queue, each row in a transaction of its own; returns true if there may be more. */
export async function repairGroups({ database, log, now }: WorkerDeps): Promise<boolean> {
  const onLateError = (err: unknown) => log.error({ err }, 'work after a commit failed');
  const rows = await listUpkeep(database.read, PAGE_SIZE);
  for (const { id, groupId, quizId } of rows) {
    await write(
      database,
      [],
      async (tx) => {
        if (!(await deleteUpkeep(tx, id))) return;
        if (quizId !== null) await enqueueDownloadRefresh(tx, quizId, now());
        if (groupId !== null) await repairGroup(tx, groupId, now());
      },
      { onLateError },
    );
  }
  return rows.length === PAGE_SIZE;
}

/** Makes the longest-serving member an admin if a group has no active admin, and deletes a group without members. */
async function repairGroup(tx: Tx, groupId: string, now: Date): Promise<void> {
  await lockGroup(tx, groupId);
  // A group removed by moderators is without members only while their decision holds, so it isn't deleted.
  if (typeof (await findRemoval(tx, groupId)) === 'string') return;
  const members = await listMembers(tx, groupId);
  const heir = findSuccessor(members.filter(isActiveMember));
  if (heir !== null) await updateRole(tx, groupId, heir, 'admin');
  if (members.length > 0) return;
  await enqueueQuizzes(tx, await listSharedQuizIds(tx, groupId), now);
  await deleteGroup(tx, groupId);
}

export const groupRepair: Worker = {
  name: 'study-groups',
  pauseMs: 10_000,
  start: (deps) => ({ round: () => repairGroups(deps) }),
};
