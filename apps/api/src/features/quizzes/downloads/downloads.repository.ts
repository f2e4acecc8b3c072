import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { packs, quizChanges, quizKeeps } from '@quorbit/db/schema/quizzes/packs';
import { and, asc, count, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { people } from '../../accounts/accounts.views.ts';
import { sharedWith } from '../access.views.ts';
import { isQuizPack } from '../packs/packs.repository.ts';
import type { Reader } from '../reader.ts';
import { isPackAvailableTo } from '../seals/seals.repository.ts';
import type { DownloadChange } from './downloads.ts';

/** The columns that decide whether this learner may see a quiz. */
const visibilityColumnsFor = (userId: string) => ({
  id: quizzes.id,
  ownerId: quizzes.ownerId,
  status: quizzes.status,
  audience: quizzes.audience,
  questionCount: quizzes.questionCount,
  deletedAt: quizzes.deletedAt,
  sharedWith: sharedWith([userId]),
});

/**
 * Returns the quizzes with the given ids, including deleted ones, each with the learner's stored download or removal,
 * and with the given packs that belong to the quiz and are available to the learner.
 */
export function findForDownload(
  tx: Tx,
  reader: Reader,
  { quizIds, packHashes, now }: { quizIds: readonly string[]; packHashes: readonly string[]; now: Date },
) {
  return tx
    .select({
      quiz: visibilityColumnsFor(reader.id),
      // Drizzle treats an object whose first column is null as a missing row, so a column that is never null comes
      // first.
      keep: { at: quizKeeps.at, opId: quizKeeps.opId, packHash: quizKeeps.packHash },
      named: sql<string[]>`array(
        select ${packs.hash} from ${packs}
        where ${packs.quizId} = ${quizzes.id} and ${packs.hash} = any(${sql.param(packHashes)}::text[])
          and ${isQuizPack} and ${isPackAvailableTo(reader, now)}
      )`,
    })
    .from(quizzes)
    .leftJoin(quizKeeps, and(eq(quizKeeps.quizId, quizzes.id), eq(quizKeeps.userId, reader.id)))
    .where(isOneOf(quizzes.id, quizIds));
}

export async function countDownloads(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ kept: count() })
    .from(quizKeeps)
    .where(and(eq(quizKeeps.userId, userId), isNotNull(quizKeeps.packHash)));
  return row?.kept ?? 0;
}

export async function upsertDownloads(tx: Tx, userId: string, downloads: readonly DownloadChange[]): Promise<void> {
  const column = (of: (keep: DownloadChange) => string | null) => sql.param(downloads.map(of));
  // Times are sent as text, because the PostgreSQL driver can't write arrays of dates.
  await tx.execute(sql`
    insert into quiz_keeps (user_id, quiz_id, pack_hash, at, op_id)
    select ${userId}::uuid, one.quiz_id, one.pack_hash, one.at::timestamptz, one.op_id from unnest(
      ${column(({ quizId }) => quizId)}::uuid[], ${column(({ packHash }) => packHash)}::text[],
      ${column(({ at }) => at.toISOString())}::text[], ${column(({ opId }) => opId)}::uuid[]
    ) as one (quiz_id, pack_hash, at, op_id)
    on conflict (user_id, quiz_id) do update
    set pack_hash = excluded.pack_hash, at = excluded.at, op_id = excluded.op_id`);
}

/** Returns the quizzes that a learner keeps; only those among `quizIds` if it's given. */
export function listDownloads(tx: Tx, userId: string, quizIds?: readonly string[]) {
  return tx
    .select({ quiz: visibilityColumnsFor(userId) })
    .from(quizKeeps)
    .innerJoin(quizzes, eq(quizzes.id, quizKeeps.quizId))
    .where(
      and(eq(quizKeeps.userId, userId), isNotNull(quizKeeps.packHash), quizIds && isOneOf(quizKeeps.quizId, quizIds)),
    );
}

/** A page of the user's downloads and removals, for the export. */
export function pageOfDownloads(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({
      quizId: quizKeeps.quizId,
      title: quizzes.title,
      kept: sql<boolean>`${quizKeeps.packHash} is not null`,
      at: quizKeeps.at,
    })
    .from(quizKeeps)
    .innerJoin(quizzes, eq(quizzes.id, quizKeeps.quizId))
    .where(and(eq(quizKeeps.userId, userId), after === null ? undefined : gt(quizKeeps.quizId, after)))
    .orderBy(quizKeeps.quizId)
    .limit(limit);
}

/** Queues a quiz's last edit for the learners who keep the quiz. */
export async function upsertQuizChange(tx: Tx, quizId: string, changedAt: Date): Promise<void> {
  const change = { changedAt, toldTo: null };
  await tx
    .insert(quizChanges)
    .values({ quizId, ...change })
    .onConflictDoUpdate({ target: quizChanges.quizId, set: change });
}

/** Returns the oldest queued change whose last edit was no later than `until`. */
export async function findDueChange(db: Executor, until: Date) {
  const [row] = await db
    .select()
    .from(quizChanges)
    .where(lte(quizChanges.changedAt, until))
    .orderBy(asc(quizChanges.changedAt))
    .limit(1);
  return row;
}

type QuizChange = typeof quizChanges.$inferSelect;

const isSameChange = ({ quizId, changedAt }: QuizChange) =>
  and(eq(quizChanges.quizId, quizId), eq(quizChanges.changedAt, changedAt));

/**
 * Stores up to which learner a change was sent, unless the quiz was edited again meanwhile: then all who keep it get it
 * again.
 */
export async function updateToldTo(tx: Tx, change: QuizChange, toldTo: string): Promise<void> {
  await tx.update(quizChanges).set({ toldTo }).where(isSameChange(change));
}

/** Deletes a quiz's queued change, unless the quiz was edited again meanwhile. */
export async function deleteQuizChange(tx: Tx, change: QuizChange): Promise<void> {
  await tx.delete(quizChanges).where(isSameChange(change));
}

/** Returns the ids of the learners who keep the quiz, in rising order. */
export async function listDownloaders(db: Executor, quizId: string, after: string | null, limit: number) {
  const rows = await db
    .select({ userId: quizKeeps.userId })
    .from(quizKeeps)
    .where(
      and(
        eq(quizKeeps.quizId, quizId),
        isNotNull(quizKeeps.packHash),
        after === null ? undefined : gt(quizKeeps.userId, after),
      ),
    )
    .orderBy(quizKeeps.userId)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Returns the quiz and the learner's role; undefined if the learner no longer keeps the quiz. */
export async function findDownload(tx: Tx, quizId: string, userId: string) {
  const [row] = await tx
    .select({ quiz: visibilityColumnsFor(userId), role: people.role })
    .from(quizKeeps)
    .innerJoin(quizzes, eq(quizzes.id, quizKeeps.quizId))
    .innerJoin(people, eq(people.id, quizKeeps.userId))
    .where(and(eq(quizKeeps.quizId, quizId), eq(quizKeeps.userId, userId), isNotNull(quizKeeps.packHash)));
  return row;
}
