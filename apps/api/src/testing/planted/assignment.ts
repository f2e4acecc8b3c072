import { learnerDay } from '@quorbit/contracts/streaks/days';
import { upsertAssignment } from '../../features/assignments/assignments.repository.ts';
import type { Person, TestServer } from '../test-server.ts';

/**
 * Assigns a shared quiz to a group, due today by default. It writes to the table without a call, so that the setter may
 * be suspended.
 */
export async function plantAssignment(
  { deps }: TestServer,
  setter: Person,
  { id, quizId, dueOn = learnerDay(deps.now(), 'UTC') }: { id: string; quizId: string; dueOn?: string },
): Promise<void> {
  const row = { groupId: id, quizId, dueOn, setAt: deps.now(), setBy: setter.id };
  await deps.database.transaction((tx) => upsertAssignment(tx, row));
}
