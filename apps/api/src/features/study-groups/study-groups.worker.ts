// Puts groups in order that lost members with their accounts, and has keepers told of quizzes that groups show or no longer do.
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

/** Rows in one round. */
const PAGE_SIZE = 100;

type WorkerDeps = Pick<Deps, 'database' | 'log' | 'now'>;

/** One page of what waits; returns true when there may be more. Each row is a transaction of its own. */
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

/** Gives a group without an admin, or with suspended ones only, to its longest member, and ends one without members. */
async function repairGroup(tx: Tx, groupId: string, now: Date): Promise<void> {
  await lockGroup(tx, groupId);
  // Without members only for as long as the moderators' decision holds.
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
