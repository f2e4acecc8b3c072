// Deletes accounts again that a restore brought back, because the backup is older than their deletion.
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { writeInTransaction } from '@quorbit/db/write';
import type { Registries } from '../../../kernel/shared-parts.ts';
import { findUser, listDeletedIds, listUserIds } from '../accounts.repository.ts';
import { erasePerson, listErasureScopes } from './deletion.service.ts';

const PAGE = 2_000;

/**
 * Erases restored accounts that had been deleted, in the same way as their deletion, inside the restore. Returns the
 * number of accounts.
 */
export async function eraseDeletedAccounts(
  tx: Tx,
  registries: Pick<Registries, 'personal' | 'attemptQueries'>,
  now: Date,
): Promise<number> {
  let erased = 0;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await listUserIds(tx, after, PAGE);
    for (const id of await listDeletedIds(tx, ids)) {
      const subject = await findUser(tx, id);
      if (!subject) continue;
      const scopes = [userScope(id), ...(await listErasureScopes(tx, registries.personal.toErase, id))];
      await writeInTransaction(tx, scopes, () => erasePerson(tx, registries, subject, now));
      erased += 1;
    }
    after = ids.at(-1) ?? null;
    if (ids.length < PAGE) return erased;
  }
}
