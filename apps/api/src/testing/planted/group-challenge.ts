import { newId } from '@quorbit/contracts/lib/ids';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { insertChallenge } from '../../features/group-challenges/group-challenges.repository.ts';
import type { Person, TestServer } from '../test-server.ts';

/**
 * Writes a group challenge to take two quizzes by the end of today, straight into the table, so that its setter may be
 * suspended. Returns its id.
 */
export async function plantGroupChallenge({ deps }: TestServer, setter: Person, groupId: string): Promise<string> {
  const now = deps.now();
  const id = newId(now.getTime());
  const wanted = { title: 'Warm up', measure: 'quizzes', goal: 2, endsOn: learnerDay(now, 'UTC') } as const;
  const row = { id, groupId, ...wanted, createdAt: now, createdBy: setter.id, foldAt: now };
  await deps.database.transaction((tx) => insertChallenge(tx, row));
  return id;
}
