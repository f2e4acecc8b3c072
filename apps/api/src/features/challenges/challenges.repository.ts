import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows } from '@quorbit/db/records';
import { challengeQuizzes, challengeRuns, challenges } from '@quorbit/db/schema/challenges';
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { listedQuizzes, versionTitles } from '../quizzes/quizzes.views.ts';

export type ChallengeRow = typeof challenges.$inferSelect;

export async function insertChallenge(
  tx: Tx,
  challenge: typeof challenges.$inferInsert,
  quizzes: readonly Omit<typeof challengeQuizzes.$inferSelect, 'challengeId'>[],
): Promise<void> {
  await tx.insert(challenges).values(challenge);
  const rows = quizzes.map((quiz) => ({ challengeId: challenge.id, ...quiz }));
  await tx.execute(insertRows(challengeQuizzes, ['challengeId', 'place', 'quizId', 'versionId', 'sealId'], rows));
}

/** Returns a challenge; undefined if it doesn't exist or is deleted. */
export async function findChallenge(db: Executor, id: string): Promise<ChallengeRow | undefined> {
  const [row] = await db
    .select()
    .from(challenges)
    .where(and(eq(challenges.id, id), isNull(challenges.deletedAt)));
  return row;
}

/** Returns a challenge, including a deleted one, for histories. */
export async function findIncludingDeleted(db: Executor, id: string): Promise<ChallengeRow | undefined> {
  const [row] = await db.select().from(challenges).where(eq(challenges.id, id));
  return row;
}

export interface ChallengePage<Key> {
  /** The key of the previous page's last row; null for the first page. */
  after: Key | null;
  limit: number;
}

/**
 * The condition that a challenge hasn't ended. `deleted_at` is written exactly as in the partial index, so that the
 * index is used.
 */
const isUnended = (now: Date) => and(sql`deleted_at is null`, gt(challenges.endsAt, now));

/**
 * Lists challenges that haven't ended, soonest end first.
 * @param startedBy the time by which they must have started; null for all.
 */
export function listOpen(
  db: Executor,
  { after, limit, now, startedBy }: ChallengePage<{ endsAt: Date; id: string }> & { now: Date; startedBy: Date | null },
): Promise<ChallengeRow[]> {
  return db
    .select()
    .from(challenges)
    .where(
      and(
        isUnended(now),
        startedBy === null ? undefined : lte(challenges.startsAt, startedBy),
        after === null
          ? undefined
          : sql`(ends_at, id) > (${after.endsAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(challenges.endsAt), asc(challenges.id))
    .limit(limit);
}

/** Lists the challenges that a learner completed, by the time of first completion, newest first. */
export function listCompleted(
  db: Executor,
  userId: string,
  { after, limit }: ChallengePage<{ completedAt: Date; runId: string }>,
) {
  const behind =
    after === null
      ? undefined
      : sql`(${challengeRuns.completedAt}, ${challengeRuns.id}) < (${after.completedAt.toISOString()}::timestamptz, ${after.runId}::uuid)`;
  return db
    .select({ challenge: challenges, runId: challengeRuns.id, completedAt: challengeRuns.completedAt })
    .from(challengeRuns)
    .innerJoin(challenges, eq(challenges.id, challengeRuns.challengeId))
    .where(and(eq(challengeRuns.userId, userId), eq(challengeRuns.first, true), isNull(challenges.deletedAt), behind))
    .orderBy(desc(challengeRuns.completedAt), desc(challengeRuns.id))
    .limit(limit);
}

/** Lists the challenges that a learner took part in, including deleted ones, latest joined first. */
export function listJoined(db: Executor, userId: string, { after, limit }: ChallengePage<string>) {
  return db
    .select({ challenge: challenges, runId: challengeRuns.id })
    .from(challengeRuns)
    .innerJoin(challenges, eq(challenges.id, challengeRuns.challengeId))
    .where(
      and(
        eq(challengeRuns.userId, userId),
        eq(challengeRuns.no, 1),
        after === null ? undefined : sql`${challengeRuns.id} < ${after}::uuid`,
      ),
    )
    .orderBy(desc(challengeRuns.id))
    .limit(limit);
}

/** Lists the quizzes of these challenges in the order in which they are played. */
export function listQuizzes(db: Executor, challengeIds: readonly string[]) {
  return db
    .select({
      challengeId: challengeQuizzes.challengeId,
      id: challengeQuizzes.quizId,
      versionId: challengeQuizzes.versionId,
      title: versionTitles.title,
      category: versionTitles.category,
      ownerId: listedQuizzes.ownerId,
    })
    .from(challengeQuizzes)
    .innerJoin(versionTitles, eq(versionTitles.id, challengeQuizzes.versionId))
    .innerJoin(listedQuizzes, eq(listedQuizzes.id, challengeQuizzes.quizId))
    .where(isOneOf(challengeQuizzes.challengeId, challengeIds))
    .orderBy(asc(challengeQuizzes.challengeId), asc(challengeQuizzes.place));
}

/** Marks a challenge as deleted. Returns false if it was deleted already. */
export async function markDeleted(tx: Tx, id: string, deletedAt: Date): Promise<boolean> {
  const deleted = await tx
    .update(challenges)
    .set({ deletedAt })
    .where(and(eq(challenges.id, id), isNull(challenges.deletedAt)))
    .returning({ id: challenges.id });
  return deleted.length > 0;
}

/**
 * Deletes up to `limit` challenges whose quizzes are all deleted, or that ended without participants.
 * @returns their ids.
 */
export async function deleteEmpty(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const empty = sql`(
    select one.id from challenges one
    where one.deleted_at is null and (
      not exists (
        select from challenge_quizzes asked join ${listedQuizzes} quiz on quiz.id = asked.quiz_id
        where asked.challenge_id = one.id and quiz.deleted_at is null)
      or (one.ends_at <= ${at} and not exists (select from challenge_runs run where run.challenge_id = one.id)))
    order by one.ends_at limit ${limit})`;
  const deleted = await tx
    .update(challenges)
    .set({ deletedAt: now })
    .where(sql`${challenges.id} in ${empty} and deleted_at is null`)
    .returning({ id: challenges.id });
  return deleted.map(({ id }) => id);
}

/** Lists challenges that end by `until` and whose learners haven't all been notified, soonest end first. */
export function listEnding(db: Executor, now: Date, until: Date, limit: number): Promise<ChallengeRow[]> {
  return db
    .select()
    .from(challenges)
    .where(and(isUnended(now), lte(challenges.endsAt, until), eq(challenges.endingTold, false)))
    .orderBy(asc(challenges.endsAt), asc(challenges.id))
    .limit(limit);
}

/**
 * Locks a challenge that ends soon until the commit; undefined if another process has locked it, or if it's deleted or
 * its learners are all notified.
 */
export async function lockEnding(tx: Tx, id: string): Promise<ChallengeRow | undefined> {
  const [row] = await tx
    .select()
    .from(challenges)
    .where(and(eq(challenges.id, id), isNull(challenges.deletedAt), eq(challenges.endingTold, false)))
    .for('update', { skipLocked: true });
  return row;
}

export async function updateEnding(
  tx: Tx,
  id: string,
  change: Partial<Pick<ChallengeRow, 'endingTold' | 'endingToldTo'>>,
): Promise<void> {
  await tx.update(challenges).set(change).where(eq(challenges.id, id));
}

/** Returns the ids of the seals of these challenges. */
export async function listSeals(db: Executor, challengeIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ sealId: challengeQuizzes.sealId })
    .from(challengeQuizzes)
    .where(and(isOneOf(challengeQuizzes.challengeId, challengeIds), isNotNull(challengeQuizzes.sealId)));
  return rows.flatMap(({ sealId }) => sealId ?? []);
}

/** Returns the types of demo challenges that haven't ended, including deleted ones. */
export async function listDemoTypes(db: Executor, now: Date): Promise<ChallengeRow['type'][]> {
  const rows = await db
    .selectDistinct({ type: challenges.type })
    .from(challenges)
    .where(and(isNull(challenges.creatorId), gt(challenges.endsAt, now)));
  return rows.map(({ type }) => type);
}

/** Returns a page of the challenges that a user created, for the export. */
export function pageOfCreator(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(challenges)
    .where(and(eq(challenges.creatorId, userId), after === null ? undefined : gt(challenges.id, after)))
    .orderBy(asc(challenges.id))
    .limit(limit);
}
