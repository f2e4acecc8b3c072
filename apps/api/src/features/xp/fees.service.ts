// Owns fees: they reduce what a learner has to spend, and nothing else, and are paid and given back once.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Executor, Tx } from '@quorbit/db/client';
import * as repository from './xp.repository.ts';

interface Fee {
  userId: string;
  tournamentId: string;
}

/** XP that a learner has to spend. */
export function getBalance(db: Executor, userId: string): Promise<number> {
  return repository.getBalance(db, userId);
}

/** Takes a fee, which the caller has found to be there. The caller has locked the learner's scope. */
export async function payFee(tx: Tx, fee: Fee, amount: number, now: Date): Promise<void> {
  if (amount === 0) return;
  // Who was given it back and takes part after all has no refund any more.
  const isNew =
    (await repository.deleteRefund(tx, fee)) ||
    (await repository.insertFee(tx, { id: newId(now.getTime()), ...fee, kind: 'fee', amount, occurredAt: now }));
  if (isNew) await repository.addToBalance(tx, fee.userId, -amount);
}

/** Gives a fee back that was paid, once. The caller has locked the learner's scope. */
export async function refundFee(tx: Tx, fee: Fee, now: Date): Promise<void> {
  const amount = await repository.findFee(tx, fee);
  if (amount === undefined) return;
  const entry = { id: newId(now.getTime()), ...fee, kind: 'refund' as const, amount, occurredAt: now };
  if (await repository.insertFee(tx, entry)) await repository.addToBalance(tx, fee.userId, amount);
}
