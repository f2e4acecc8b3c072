import { NEW_PER_DAY } from '@quorbit/contracts/reviews/due';
import type { CardRow } from '@quorbit/contracts/sync/rows';
import type { Executor, Tx } from '@quorbit/db/client';
import { packs, quizVersions } from '@quorbit/db/schema/quizzes';
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import { and, asc, count, eq, gt, gte, inArray, isNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';

/** No learner's day ends later than this from now, whatever the time zone. */
const DAY_MS = 26 * 3_600_000;
/** Cards of one day that are looked at; nobody repeats more. */
const MAX_DUE = 1_000;

type StoredCard = typeof cards.$inferSelect;

/** A card as it is mirrored. */
export function toCardRow({ userId: _userId, ...card }: StoredCard): CardRow {
  return { ...card, due: card.due.toISOString(), lastReview: card.lastReview?.toISOString() ?? null };
}

export async function findCard(db: Executor, userId: string, questionId: string): Promise<CardRow | undefined> {
  const [card] = await listForMirror(db, userId, [questionId]);
  return card;
}

export async function listForMirror(db: Executor, userId: string, questionIds: readonly string[]): Promise<CardRow[]> {
  if (questionIds.length === 0) return [];
  const rows = await db
    .select()
    .from(cards)
    .where(and(eq(cards.userId, userId), inArray(cards.questionId, [...questionIds])));
  return rows.map(toCardRow);
}

/** Whether any version of the quiz has this question. */
export async function wasAsked(db: Executor, quizId: string, questionId: string): Promise<boolean> {
  const asked = sql`${quizVersions.questions} @> ${JSON.stringify([{ id: questionId }])}::jsonb`;
  const rows = await db
    .select({ id: quizVersions.id })
    .from(quizVersions)
    .where(and(eq(quizVersions.quizId, quizId), asked))
    .limit(1);
  return rows.length > 0;
}

export async function insertRating(tx: Tx, rating: typeof reviewLog.$inferInsert): Promise<void> {
  await tx.insert(reviewLog).values(rating);
}

/** Whether this op stands in the learner's log. */
export async function isNoted(tx: Tx, userId: string, opId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: reviewLog.id })
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), eq(reviewLog.opId, opId)));
  return rows.length > 0;
}

/** Ratings accepted on one of the learner's days. */
export async function countRatings(tx: Tx, userId: string, day: string): Promise<number> {
  const [row] = await tx
    .select({ ratings: count() })
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), eq(reviewLog.day, day), isNull(reviewLog.attemptId)));
  return row?.ratings ?? 0;
}

/**
 * The cards that decide what a learner repeats today, and the first one after: few, however many there are in all.
 * @param without quizzes whose cards wait
 */
export async function listAround(db: Executor, userId: string, without: readonly string[], now: Date) {
  const open = and(eq(cards.userId, userId), without.length > 0 ? notInArray(cards.quizId, [...without]) : undefined);
  const horizon = new Date(now.getTime() + DAY_MS);
  const yesterday = new Date(now.getTime() - DAY_MS);
  const page = (where: SQL | undefined, limit: number) =>
    db.select().from(cards).where(and(open, where)).orderBy(asc(cards.due), asc(cards.questionId)).limit(limit);
  const rows = await Promise.all([
    page(and(eq(cards.state, 'review'), lte(cards.due, horizon)), MAX_DUE),
    page(and(eq(cards.state, 'review'), gt(cards.due, horizon)), 1),
    page(eq(cards.state, 'new'), NEW_PER_DAY + 1),
    page(and(eq(cards.reps, 1), gte(cards.lastReview, yesterday)), MAX_DUE),
  ]);
  return [...new Map(rows.flat().map((card) => [card.questionId, toCardRow(card)])).values()];
}

export async function countDue(db: Executor, userId: string, quizIds: readonly string[], now: Date): Promise<number> {
  if (quizIds.length === 0) return 0;
  const [row] = await db
    .select({ due: count() })
    .from(cards)
    .where(and(eq(cards.userId, userId), inArray(cards.quizId, [...quizIds]), lte(cards.due, now)));
  return row?.due ?? 0;
}

/** The quiz versions, with keys, that these packs were made from. */
export function listVersions(db: Executor, packHashes: readonly string[]) {
  if (packHashes.length === 0) return Promise.resolve([]);
  return db
    .select({
      packHash: packs.hash,
      title: quizVersions.title,
      category: quizVersions.category,
      questions: quizVersions.questions,
    })
    .from(packs)
    .innerJoin(quizVersions, eq(quizVersions.id, packs.versionId))
    .where(inArray(packs.hash, [...new Set(packHashes)]));
}
