// Owns deleting accounts again that a backup, older than their deletion, brought back.
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { writeInside } from '@quorbit/db/write';
import type { PersonalTable } from '../../lib/personal.ts';
import { listGone } from './accounts.repository.ts';
import { erasePerson, scopesOfErasing } from './deletion.service.ts';

/** Erases those accounts as their deletion did, inside a restore. Returns how many there were. */
export async function eraseGoneAccounts(tx: Tx, toErase: readonly PersonalTable[], now: Date): Promise<number> {
  const gone = await listGone(tx);
  for (const subject of gone) {
    const scopes = [userScope(subject.id), ...(await scopesOfErasing(tx, toErase, subject.id))];
    await writeInside(tx, scopes, () => erasePerson(tx, toErase, subject, now));
  }
  return gone.length;
}
