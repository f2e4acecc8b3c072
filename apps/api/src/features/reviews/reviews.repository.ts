import { type CardRow, type HistoryEntry, MAX_HISTORY_ENTRIES } from '@quorbit/contracts/reviews/row';
import type { Executor } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { cards, reviewLog, reviewSuspensions } from '@quorbit/db/schema/reviews';
import { and, asc, count, eq, gt, gte, isNotNull, isNull, lte, max, not, type SQL, sql } from 'drizzle-orm';
import { quizOwners } from '../quizzes/quizzes.views.ts';
import { isUnsealedFor } from '../quizzes/seals/seals.views.ts';

/** In no time zone does the learner's day end later than this from now. */
const LONGEST_DAY_MS = 26 * 3_600_000;
/** How many cards of one day are read; nobody reviews more. */
const MAX_DUE = 1_000;

/** Whose cards are read, and in which role. */
type Learner = Parameters<typeof isUnsealedFor>[0];
type StoredCard = typeof cards.$inferSelect;

/** A card as the day's list needs it. */
function toCardRow({ userId: _userId, ...card }: StoredCard): CardRow {
  return { ...card, due: card.due.toISOString(), lastReview: card.lastReview?.toISOString() ?? null };
}

/** Whether a card is taken out. Drizzle leaves the table's name out of columns where a statement has only one. */
export const isSuspended = sql<boolean>`exists (
  select from ${reviewSuspensions} said
  where said.user_id = ${cards}.user_id and said.question_id = ${cards}.question_id and said.suspended)`;

/** The newest entries of a card's log, oldest first, without what was undone. */
const historyOf = sql<HistoryEntry[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('at', entry.at, 'quality', entry.quality) order by entry.at), '[]') from (
    select log.at, log.quality from ${reviewLog} log
    where log.user_id = ${cards}.user_id and log.question_id = ${cards}.question_id
      and log.undoes is null and not log.undone
    order by log.at desc limit ${sql.raw(String(MAX_HISTORY_ENTRIES))}
  ) entry)`;

export async function listForMirror(db: Executor, userId: string, questionIds: readonly string[]): Promise<CardRow[]> {
  if (questionIds.length === 0) return [];
  const rows = await db
    .select({ card: cards, suspended: isSuspended, history: historyOf })
    .from(cards)
    .where(and(eq(cards.userId, userId), isOneOf(cards.questionId, questionIds)));
  return rows.map(({ card, suspended, history }) => ({
    ...toCardRow(card),
    ...(suspended ? { suspended } : {}),
    history: history.map(({ at, quality }) => ({ at: new Date(at).toISOString(), quality })),
  }));
}

/** The highest number given to a learner's ratings in the order of accepted work; 0 when there is none. */
export async function findHighestRatingNo(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ no: max(reviewLog.acceptedNo) })
    .from(reviewLog)
    .where(eq(reviewLog.userId, userId));
  return row?.no ?? 0;
}

/**
 * How many paid ratings a learner gave of cards that aren't of the learner's own quizzes, once for each card and day: what
 * was undone stays counted, and what was rated again after that is not counted twice.
 */
export async function countReviews(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ ratings: sql`count(distinct (${reviewLog.questionId}, ${reviewLog.day}))`.mapWith(Number) })
    .from(reviewLog)
    .innerJoin(cards, and(eq(cards.userId, reviewLog.userId), eq(cards.questionId, reviewLog.questionId)))
    .innerJoin(quizOwners, eq(quizOwners.id, cards.quizId))
    .where(
      and(
        eq(reviewLog.userId, userId),
        isNotNull(reviewLog.opId),
        reviewLog.paid,
        sql`${quizOwners.ownerId} is distinct from ${reviewLog.userId}`,
      ),
    );
  return row?.ratings ?? 0;
}

/** How many ratings of a learner were paid on each of the days since this one, without those undone. */
export async function countRatingsByDay(db: Executor, userId: string, since: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ day: reviewLog.day, ratings: count() })
    .from(reviewLog)
    .where(
      and(
        eq(reviewLog.userId, userId),
        gte(reviewLog.day, since),
        isNull(reviewLog.attemptId),
        reviewLog.paid,
        eq(reviewLog.undone, false),
      ),
    )
    .groupBy(reviewLog.day);
  return new Map(rows.map(({ day, ratings }) => [day, ratings]));
}

/**
 * The cards that decide what a learner reviews today, and the first one after: few, however many cards there are. Those
 * of sealed quizzes wait.
 * @param given how many new ones there may be, and the learner's today
 */
export async function listCardsOfDay(
  db: Executor,
  learner: Learner,
  { fresh, today, now }: { fresh: number; today: string; now: Date },
) {
  const open = and(eq(cards.userId, learner.id), isUnsealedFor(learner, now, cards.quizId), not(isSuspended));
  const endOfDay = new Date(now.getTime() + LONGEST_DAY_MS);
  // Whatever zone the day is of.
  const yesterday = new Date(now.getTime() - 2 * LONGEST_DAY_MS);
  const page = (where: SQL | undefined, limit: number) =>
    db.select().from(cards).where(and(open, where)).orderBy(asc(cards.due), asc(cards.questionId)).limit(limit);
  const rows = await Promise.all([
    page(and(eq(cards.state, 'review'), lte(cards.due, endOfDay)), MAX_DUE),
    page(and(eq(cards.state, 'review'), gt(cards.due, endOfDay)), 1),
    page(eq(cards.state, 'new'), fresh + 1),
    page(and(eq(cards.introducedOn, today), gte(cards.lastReview, yesterday)), MAX_DUE),
  ]);
  return [...new Map(rows.flat().map((card) => [card.questionId, toCardRow(card)])).values()];
}

/** How many cards would be due but for a seal; at most 1,000. */
export async function countSealedDue(db: Executor, learner: Learner, now: Date): Promise<number> {
  const sealed = db
    .select({ id: cards.questionId })
    .from(cards)
    .where(
      and(
        eq(cards.userId, learner.id),
        lte(cards.due, now),
        not(isUnsealedFor(learner, now, cards.quizId)),
        not(isSuspended),
      ),
    )
    .limit(MAX_DUE)
    .as('sealed');
  const [row] = await db.select({ due: count() }).from(sealed);
  return row?.due ?? 0;
}

/** The questions that these people have cards for. */
export async function listIds(db: Executor, userIds: readonly string[]): Promise<string[]> {
  const rows = await db.selectDistinct({ id: cards.questionId }).from(cards).where(isOneOf(cards.userId, userIds));
  return rows.map(({ id }) => id);
}

/** A page of a learner's cards, for the export. */
export function pageOfCards(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.userId, userId), after === null ? undefined : gt(cards.questionId, after)))
    .orderBy(cards.questionId)
    .limit(limit);
}

/** A page of a learner's ratings in order of arrival, for the export. Wrong answers are exported with the attempts. */
export function pageOfRatings(db: Executor, userId: string, after: number | null, limit: number) {
  return db
    .select({
      questionId: reviewLog.questionId,
      quality: reviewLog.quality,
      confidence: reviewLog.confidence,
      retention: reviewLog.retention,
      undone: reviewLog.undone,
      at: reviewLog.at,
      acceptedNo: reviewLog.acceptedNo,
    })
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), gt(reviewLog.acceptedNo, after ?? 0), isNotNull(reviewLog.quality)))
    .orderBy(reviewLog.acceptedNo)
    .limit(limit);
}
