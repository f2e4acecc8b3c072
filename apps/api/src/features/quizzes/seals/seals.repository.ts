import { newId } from '@quorbit/contracts/lib/ids';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows } from '@quorbit/db/records';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { quizSeals, quizSealTurns } from '@quorbit/db/schema/quizzes/seals';
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../reader.ts';
import { isInGame, isLearner, isRankedOpen } from './seals.views.ts';

/** The reason why a quiz is sealed: it is part of a running game, or it is ranked and hasn't closed. */
export type SealKind = 'game' | 'ranked';

export type SealTransition = typeof quizSealTurns.$inferSelect;

/**
 * Selects why the quiz in the current row is sealed for this reader at `now`, or null if it isn't, within a statement
 * that reads `quizzes`.
 */
export function sealOf(reader: Reader, now: Date): SQL<SealKind | null> {
  return sql`case when ${isInGame(reader, now)} then 'game' when ${isRankedOpen(reader, now)} then 'ranked' end`;
}

/**
 * Selects whether this reader may know that a pack exists, within a statement that reads `packs` and `quizzes`. The
 * pack with keys of a ranked quiz that hasn't closed exists only for the quiz's owner and admins: nobody else can have
 * received it, so a call that takes hashes mustn't confirm a guessed one. The packs of a quiz that a game seals stay
 * known, because learners already have them.
 */
export function isPackAvailableTo(reader: Reader, now: Date): SQL {
  return sql`not (${packs.keyed} and ${isRankedOpen(reader, now)})`;
}

/** Lists the quizzes among `quizIds` that are sealed for this reader at `now`, each with the reason. */
export function listSealed(db: Executor, reader: Reader, now: Date, quizIds: readonly string[]) {
  return db
    .select({ quizId: quizzes.id, seal: sealOf(reader, now) })
    .from(quizzes)
    .where(and(isOneOf(quizzes.id, quizIds), or(isInGame(reader, now), isRankedOpen(reader, now))));
}

/**
 * Lists the game that seals each of the quizzes for all learners, this reader included, at `now`; of several, the one
 * that ends last.
 */
export function listSealingGames(db: Executor, reader: Reader, now: Date, quizIds: readonly string[]) {
  return db
    .selectDistinctOn([quizSeals.quizId], { quizId: quizSeals.quizId, game: quizSeals.game })
    .from(quizSeals)
    .innerJoin(quizzes, eq(quizzes.id, quizSeals.quizId))
    .where(
      and(
        isOneOf(quizSeals.quizId, quizIds),
        isLearner(reader),
        isNull(quizSeals.userId),
        lte(quizSeals.startsAt, now),
        gt(quizSeals.endsAt, now),
        isNotNull(quizSeals.game),
      ),
    )
    .orderBy(quizSeals.quizId, desc(quizSeals.endsAt));
}

export async function insertSeals(tx: Tx, seals: readonly (typeof quizSeals.$inferInsert)[]): Promise<void> {
  await tx.execute(insertRows(quizSeals, ['id', 'quizId', 'userId', 'startsAt', 'endsAt', 'game'], seals));
}

/**
 * Ends running or future seals of a game at `at`. Returns the quiz and the user of each; the user is null for a seal
 * for all learners.
 */
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

/** Returns the oldest seal transition that is due; undefined if none is. */
export async function findDueTransition(db: Executor, now: Date): Promise<SealTransition | undefined> {
  const [transition] = await db
    .select()
    .from(quizSealTurns)
    .where(lte(quizSealTurns.at, now))
    .orderBy(asc(quizSealTurns.at))
    .limit(1);
  return transition;
}

/** Records that a seal transition was processed for the learners with ids up to `doneTo`. */
export async function updateDoneTo(tx: Tx, id: string, doneTo: string): Promise<void> {
  await tx.update(quizSealTurns).set({ doneTo }).where(eq(quizSealTurns.id, id));
}

/** Deletes a processed seal transition, or schedules it once more at `next` if its `again` is set. */
export async function closeTransition(
  tx: Tx,
  { id, again }: Pick<SealTransition, 'id' | 'again'>,
  next: Date,
): Promise<void> {
  if (again)
    await tx.update(quizSealTurns).set({ at: next, again: false, doneTo: null }).where(eq(quizSealTurns.id, id));
  else await tx.delete(quizSealTurns).where(eq(quizSealTurns.id, id));
}
