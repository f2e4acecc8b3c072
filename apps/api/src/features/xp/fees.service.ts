// Owns tournament fees. A fee reduces the learner's balance and nothing else; it's paid once and refunded once.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Tx } from '@quorbit/db/client';
import * as repository from './xp.repository.ts';

interface Fee {
  userId: string;
  tournamentId: string;
}

/**
 * Takes a fee from the learner's balance, once. The caller has checked that the balance covers it, and has locked the
 * learner's scope.
 */
export async function payFee(tx: Tx, fee: Fee, amount: number, now: Date): Promise<void> {
  if (amount === 0) return;
  // A learner who was refunded and takes part after all loses the refund again.
  const isNew =
    (await repository.deleteRefund(tx, fee)) ||
    (await repository.insertFee(tx, { id: newId(now.getTime()), ...fee, kind: 'fee', amount, occurredAt: now }));
  if (isNew) await repository.addToBalance(tx, fee.userId, -amount);
}

/** Refunds a paid fee, once; without one, nothing happens. The caller has locked the learner's scope. */
export async function refundFee(tx: Tx, fee: Fee, now: Date): Promise<void> {
  const amount = await repository.findFee(tx, fee);
  if (amount === undefined) return;
  const entry = { id: newId(now.getTime()), ...fee, kind: 'refund' as const, amount, occurredAt: now };
  if (await repository.insertFee(tx, entry)) await repository.addToBalance(tx, fee.userId, amount);
}
