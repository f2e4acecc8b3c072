import { newId } from '@quorbit/contracts/lib/ids';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows } from '@quorbit/db/records';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { quizSeals, quizSealTurns } from '@quorbit/db/schema/quizzes/seals';
import { and, asc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../reader.ts';
import { isInGame, isRankedOpen } from './seals.views.ts';

/** What seals a quiz: a running game, or that it is ranked and open. */
export type SealKind = 'game' | 'ranked';

export type SealTransition = typeof quizSealTurns.$inferSelect;

/** What seals the quiz in the row that is being read, for this reader at `now`; null for nothing. */
export function sealOf(reader: Reader, now: Date): SQL<SealKind | null> {
  return sql`case when ${isInGame(reader, now)} then 'game' when ${isRankedOpen(reader, now)} then 'ranked' end`;
}

/**
 * Whether a pack exists for this reader, in a statement that reads the pack and its quiz. One with the keys of a ranked
 * quiz that hasn't closed does for its owner and admins only: nobody else can have had it, so nobody may learn, at
 * whatever place takes hashes, which of those that one can make up is right. What a game seals stays known: others have it.
 */
export function isPackAvailableTo(reader: Reader, now: Date): SQL {
  return sql`not (${packs.keyed} and ${isRankedOpen(reader, now)})`;
}

/** Those of these quizzes that are sealed for this reader at `now`. */
export function listSealed(db: Executor, reader: Reader, now: Date, quizIds: readonly string[]) {
  return db
    .select({ quizId: quizzes.id, seal: sealOf(reader, now) })
    .from(quizzes)
    .where(and(isOneOf(quizzes.id, quizIds), or(isInGame(reader, now), isRankedOpen(reader, now))));
}

export async function insertSeals(tx: Tx, seals: readonly (typeof quizSeals.$inferInsert)[]): Promise<void> {
  await tx.execute(insertRows(quizSeals, ['id', 'quizId', 'userId', 'startsAt', 'endsAt'], seals));
}

/** Ends the seals of a game before their time. Returns for whom. */
export function endSeals(tx: Tx, ids: readonly string[], at: Date) {
  return tx
    .update(quizSeals)
    .set({ endsAt: at })
    .where(and(isOneOf(quizSeals.id, ids), gt(quizSeals.endsAt, at)))
    .returning({ quizId: quizSeals.quizId, userId: quizSeals.userId });
}

export async function insertTransitions(
  tx: Tx,
  transitions: readonly Pick<SealTransition, 'quizId' | 'userId' | 'at'>[],
): Promise<void> {
  if (transitions.length === 0) return;
  const rows = transitions.map((transition) => ({ id: newId(), ...transition }));
  await tx.execute(insertRows(quizSealTurns, ['id', 'quizId', 'userId', 'at'], rows));
}

/** The oldest turn that is due. */
export async function findDueTransition(db: Executor, now: Date): Promise<SealTransition | undefined> {
  const [transition] = await db
    .select()
    .from(quizSealTurns)
    .where(lte(quizSealTurns.at, now))
    .orderBy(asc(quizSealTurns.at))
    .limit(1);
  return transition;
}

/** Marks learners up to this one as done. */
export async function updateDoneTo(tx: Tx, id: string, doneTo: string): Promise<void> {
  await tx.update(quizSealTurns).set({ doneTo }).where(eq(quizSealTurns.id, id));
}

/** Ends a turn, or puts it off until `again`. */
export async function closeTransition(
  tx: Tx,
  { id, again }: Pick<SealTransition, 'id' | 'again'>,
  next: Date,
): Promise<void> {
  if (again)
    await tx.update(quizSealTurns).set({ at: next, again: false, doneTo: null }).where(eq(quizSealTurns.id, id));
  else await tx.delete(quizSealTurns).where(eq(quizSealTurns.id, id));
}
