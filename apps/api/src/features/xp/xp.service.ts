// Owns the XP ledger and its totals. Whatever pays XP calls `pay` inside its own transaction.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Tx } from '@quorbit/db/client';
import { addToTotals, insertEntry, type LedgerEntry, raiseAcceptedNo } from './xp.repository.ts';

/**
 * Enters a sum (whole XP, 0 included) into the ledger and the totals, once per user, reason and source.
 * The caller holds the learner's scope. Answers false when that source was paid before.
 */
export async function pay(tx: Tx, entry: Omit<LedgerEntry, 'id'>): Promise<boolean> {
  const fresh = await insertEntry(tx, { id: newId(), ...entry });
  if (fresh && entry.amount !== 0) await addToTotals(tx, entry);
  return fresh;
}

/** The next number in the learner's order of accepted work. The caller holds the learner's scope. */
export function nextAcceptedNo(tx: Tx, userId: string): Promise<number> {
  return raiseAcceptedNo(tx, userId);
}
