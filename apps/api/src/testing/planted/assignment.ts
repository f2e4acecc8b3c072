import { learnerDay } from '@quorbit/contracts/streaks/days';
import { upsertAssignment } from '../../features/assignments/assignments.repository.ts';
import type { Person, TestServer } from '../test-server.ts';

/** A shared quiz that a group has to take, by default today: suspended people have set some too. */
export async function plantAssignment(
  { deps }: TestServer,
  setter: Person,
  { id, quizId, dueOn = learnerDay(deps.now(), 'UTC') }: { id: string; quizId: string; dueOn?: string },
): Promise<void> {
  const row = { groupId: id, quizId, dueOn, setAt: deps.now(), setBy: setter.id };
  await deps.database.transaction((tx) => upsertAssignment(tx, row));
}
