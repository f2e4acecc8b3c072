// Decides for whom a quiz is sealed. Called wherever an answer key leaves the server.
import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Executor } from '@quorbit/db/client';
import { listSealed } from './seals.repository.ts';

/**
 * The quizzes whose key is withheld from this user at `now`: those in an active challenge or tournament (their owner and
 * admins excepted) and those of a room in which the user is seated (no exception).
 */
export async function sealedQuizzes(
  db: Executor,
  reader: { id: string; role: Role },
  now: Date,
): Promise<ReadonlySet<string>> {
  return new Set(await listSealed(db, reader, now));
}
