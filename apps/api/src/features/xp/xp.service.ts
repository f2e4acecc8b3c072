// Owns the XP ledger and its totals, the order of accepted work, and what the boards have yet to include.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Streak } from '@quorbit/contracts/streaks/streak';
import type { Executor, Tx } from '@quorbit/db/client';
import * as repository from './xp.repository.ts';

/** What one piece of work pays: whole XP, 0 included. Each reason and source is paid once. */
export type Payment = Pick<repository.LedgerEntry, 'amount' | 'reason' | 'sourceId' | 'occurredAt' | 'day'>;

const PAGE_SIZE = 500;

export interface AcceptedWork {
  /** The number of the first piece in the learner's order of accepted work; the others follow. */
  firstSequence: number;
  /** The stored streak, which the learner's row shows as well. */
  streak: Streak;
}

/**
 * Gives `count` pieces of work their numbers and enters payments into the ledger and the totals. What was paid before
 * is not paid again. The caller has locked the learner's scope and records the profile.
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

/** What a learner was paid, in order of acceptance. */
export async function* listLedger(db: Executor, userId: string): AsyncGenerator<repository.LedgerRow> {
  let last: string | null = null;
  do {
    const page: repository.LedgerRow[] = await repository.pageOfLedger(db, userId, last, PAGE_SIZE);
    yield* page;
    last = page.at(-1)?.id ?? null;
  } while (last !== null);
}

/**
 * Takes up to `limit` payments off the queue for boards, oldest first. The caller folds them in the same transaction.
 */
export function dequeueArrivals(tx: Tx, limit: number): Promise<repository.Arrival[]> {
  return repository.dequeueArrivals(tx, limit);
}

/** A learner's payments that are in no board yet. */
export function listQueuedArrivals(db: Executor, userId: string): Promise<repository.Arrival[]> {
  return repository.listQueuedArrivals(db, userId);
}

/** Queues all payments for the boards again. The caller has emptied the boards. */
export function requeueArrivals(tx: Tx): Promise<void> {
  return repository.requeueArrivals(tx);
}

/** What was paid to a learner on each of the learner's days. */
export function sumByDay(db: Executor, userId: string): Promise<{ day: string; xp: number }[]> {
  return repository.sumByDay(db, userId);
}

/** What rooms paid a learner on one of the learner's days; final only under the lock of the learner's scope. */
export function sumRoomXp(db: Executor, userId: string, day: string): Promise<number> {
  return repository.sumRoomXp(db, userId, day);
}
