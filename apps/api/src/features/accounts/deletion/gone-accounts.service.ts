// Owns deleting accounts again that a backup, older than their deletion, brought back.
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { writeInside } from '@quorbit/db/write';
import type { Registries } from '../../../kernel/shared-parts.ts';
import { findUser, listGone, listUserIds } from '../accounts.repository.ts';
import { erasePerson, scopesOfErasing } from './deletion.service.ts';

const PAGE = 2_000;

/** Erases those accounts as their deletion did, inside a restore. Returns how many there were. */
export async function eraseGoneAccounts(
  tx: Tx,
  found: Pick<Registries, 'personal' | 'attemptQueries'>,
  now: Date,
): Promise<number> {
  let erased = 0;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await listUserIds(tx, after, PAGE);
    for (const id of await listGone(tx, ids)) {
      const subject = await findUser(tx, id);
      if (!subject) continue;
      const scopes = [userScope(id), ...(await scopesOfErasing(tx, found.personal.toErase, id))];
      await writeInside(tx, scopes, () => erasePerson(tx, found, subject, now));
      erased += 1;
    }
    after = ids.at(-1) ?? null;
    if (ids.length < PAGE) return erased;
  }
}
