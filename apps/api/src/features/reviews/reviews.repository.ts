import { type CardRow, type HistoryEntry, MAX_HISTORY_ENTRIES } from '@quorbit/contracts/reviews/row';
import type { Executor } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { cards, reviewLog, reviewSuspensions } from '@quorbit/db/schema/reviews';
import { and, asc, count, eq, gt, gte, isNotNull, isNull, lte, max, not, type SQL, sql } from 'drizzle-orm';
import { questionsOfVersion, quizOwners, versionPacks, versionTitles } from '../quizzes/quizzes.views.ts';
import { isUnsealedFor } from '../quizzes/seals/seals.views.ts';

/** The longest time in milliseconds, in any time zone, until the learner's current day ends. */
const LONGEST_DAY_MS = 26 * 3_600_000;
/** The most cards of one day that are read; nobody reviews more. */
const MAX_DUE = 1_000;

/** The learner whose cards are read, with their role. */
type Learner = Parameters<typeof isUnsealedFor>[0];
type StoredCard = typeof cards.$inferSelect;

/** Converts a stored card to the row that the day's list uses. */
function toCardRow({ userId: _userId, ...card }: StoredCard): CardRow {
  return { ...card, due: card.due.toISOString(), lastReview: card.lastReview?.toISOString() ?? null };
}

/**
 * Selects whether the learner has suspended the card, within a statement that reads `cards`. The table's name is
 * written out, because Drizzle omits it from columns in statements with a single table.
 */
export const isSuspended = sql<boolean>`exists (
  select from ${reviewSuspensions} said
  where said.user_id = ${cards}.user_id and said.question_id = ${cards}.question_id and said.suspended)`;

/**
 * Selects the newest entries of a card's log, oldest first, without undone ratings, within a statement that reads
 * `cards`.
 */
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

/**
 * Returns the highest sequence number among a learner's ratings in their order of accepted work; 0 if there are none.
 */
export async function findHighestRatingNo(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ no: max(reviewLog.acceptedNo) })
    .from(reviewLog)
    .where(eq(reviewLog.userId, userId));
  return row?.no ?? 0;
}

/**
 * Counts a learner's paid ratings of cards that aren't of their own quizzes, once for each card and day: an undone
 * rating still counts, and a rating that replaces it isn't counted again.
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

/** Counts the learner's paid ratings of each day from `since` on, without undone ones. */
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
 * Lists the cards that decide what a learner reviews today, and the first card after them. The number of rows is
 * limited, however many cards the learner has. Cards of sealed quizzes and suspended cards are left out.
 * @param given `fresh` is the most new cards for the day, `today` the learner's day.
 */
export async function listCardsOfDay(
  db: Executor,
  learner: Learner,
  { fresh, today, now }: { fresh: number; today: string; now: Date },
) {
  const open = and(eq(cards.userId, learner.id), isUnsealedFor(learner, now, cards.quizId), not(isSuspended));
  const endOfDay = new Date(now.getTime() + LONGEST_DAY_MS);
  // A moment this long ago is before the start of the learner's day in every time zone.
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

/** Counts the cards that would be due if their quiz weren't sealed; at most 1,000. */
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

/** Lists the ids of the questions for which these users have cards. */
export async function listIds(db: Executor, userIds: readonly string[]): Promise<string[]> {
  const rows = await db.selectDistinct({ id: cards.questionId }).from(cards).where(isOneOf(cards.userId, userIds));
  return rows.map(({ id }) => id);
}

/** Returns a page of a learner's cards, for the export. */
export function pageOfCards(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.userId, userId), after === null ? undefined : gt(cards.questionId, after)))
    .orderBy(cards.questionId)
    .limit(limit);
}

/**
 * Returns a page of a learner's ratings in order of arrival, for the export. Wrong answers are exported with the
 * attempts.
 */
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

/** Lists the quiz versions, with keys, that these packs were made from, by pack hash. */
export function listVersions(db: Executor, packHashes: readonly string[]) {
  if (packHashes.length === 0) return Promise.resolve([]);
  return db
    .select({
      packHash: versionPacks.hash,
      title: versionTitles.title,
      category: versionTitles.category,
      questions: questionsOfVersion,
    })
    .from(versionPacks)
    .innerJoin(versionTitles, eq(versionTitles.id, versionPacks.versionId))
    .where(isOneOf(versionPacks.hash, [...new Set(packHashes)]));
}
