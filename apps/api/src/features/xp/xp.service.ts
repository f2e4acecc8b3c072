// Owns the XP ledger and its totals, the order of accepted work, and the queue of payments for the boards.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Streak } from '@quorbit/contracts/streaks/streak';
import type { Executor, Tx } from '@quorbit/db/client';
import * as repository from './xp.repository.ts';

/** The payment for one piece of work: whole XP, which may be 0. Each reason and source is paid once. */
export type Payment = Pick<repository.LedgerEntry, 'amount' | 'reason' | 'sourceId' | 'occurredAt' | 'day'>;

const PAGE_SIZE = 500;

export interface AcceptedWork {
  /**
   * The number of the first of the accepted pieces in the learner's order of work; the other pieces have the numbers
   * after it.
   */
  firstSequence: number;
  /** The learner's stored streak, the same as in the learner's row. */
  streak: Streak;
}

/**
 * Numbers `count` pieces of work, and adds their payments to the ledger and the totals; a payment that was made before
 * isn't made again. The caller has locked the learner's scope, and records the change of the profile.
 */
export async function acceptWork(
  tx: Tx,
  userId: string,
  { count, payments }: { count: number; payments: readonly Payment[] },
): Promise<AcceptedWork> {
  const entries = payments.map((payment) => ({ id: newId(), userId, ...payment }));
  const { acceptedNo, streak } = await repository.acceptAndPay(tx, userId, count, entries);
  return { firstSequence: acceptedNo - count + 1, streak };
}

/** Iterates over a learner's payments in the order of acceptance. */
export async function* listLedger(db: Executor, userId: string): AsyncGenerator<repository.LedgerRow> {
  let last: string | null = null;
  do {
    const page: repository.LedgerRow[] = await repository.pageOfLedger(db, userId, last, PAGE_SIZE);
    yield* page;
    last = page.at(-1)?.id ?? null;
  } while (last !== null);
}

/**
 * Removes up to `limit` payments from the queue for boards and returns them, the oldest first. The caller adds them to
 * the boards in the same transaction.
 */
export function dequeueArrivals(tx: Tx, limit: number): Promise<repository.Arrival[]> {
  return repository.dequeueArrivals(tx, limit);
}

/** Queues all payments for the boards again. The caller has emptied the boards. */
export function requeueArrivals(tx: Tx): Promise<void> {
  return repository.requeueArrivals(tx);
}

/** Returns the XP paid to a learner on each of the learner's days. */
export function sumByDay(db: Executor, userId: string): Promise<{ day: string; xp: number }[]> {
  return repository.sumByDay(db, userId);
}

/**
 * Returns the XP that a learner got from rooms on one of the learner's days; final only under the lock of the learner's
 * scope.
 */
export function sumRoomXp(db: Executor, userId: string, day: string): Promise<number> {
  return repository.sumRoomXp(db, userId, day);
}
