import type { Executor, Tx } from '@quorbit/db/client';
import { attempts } from '@quorbit/db/schema/attempts';
import { packs, quizVersions } from '@quorbit/db/schema/quizzes';
import { and, between, count, eq, inArray } from 'drizzle-orm';

export type AttemptRow = typeof attempts.$inferSelect;

const REPEAT_WINDOW_MS = 24 * 3_600_000;

export async function findAttempt(db: Executor, id: string): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(attempts).where(eq(attempts.id, id));
  return row;
}

/** Answers false when the id was taken, by somebody else and just now: under the learner's lock an own one is found before. */
export async function insertAttempt(tx: Tx, attempt: typeof attempts.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(attempts)
    .values(attempt)
    .onConflictDoNothing({ target: attempts.id })
    .returning({ id: attempts.id });
  return inserted.length > 0;
}

/** Accepted attempts at a quiz whose finish lies within 24 hours before or after `finishedAt`. */
export async function countNear(tx: Tx, userId: string, quizId: string, finishedAt: Date): Promise<number> {
  const from = new Date(finishedAt.getTime() - REPEAT_WINDOW_MS);
  const to = new Date(finishedAt.getTime() + REPEAT_WINDOW_MS);
  return countWhere(
    tx,
    and(eq(attempts.userId, userId), eq(attempts.quizId, quizId), between(attempts.finishedAt, from, to)),
  );
}

/** All accepted attempts of a learner at a quiz. */
export function countAll(tx: Tx, userId: string, quizId: string): Promise<number> {
  return countWhere(tx, and(eq(attempts.userId, userId), eq(attempts.quizId, quizId)));
}

async function countWhere(tx: Tx, where: ReturnType<typeof and>): Promise<number> {
  const [row] = await tx.select({ attempts: count() }).from(attempts).where(where);
  return row?.attempts ?? 0;
}

/** A learner's attempts with the title they were taken under and the keyed pack of what was answered, for the mirror. */
export function listForMirror(db: Executor, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({
      attempt: attempts,
      title: quizVersions.title,
      category: quizVersions.category,
      keyedPackHash: packs.hash,
    })
    .from(attempts)
    .innerJoin(quizVersions, eq(quizVersions.id, attempts.versionId))
    .innerJoin(packs, and(eq(packs.versionId, attempts.versionId), eq(packs.keyed, true)))
    .where(and(eq(attempts.userId, userId), inArray(attempts.id, [...ids])));
}
