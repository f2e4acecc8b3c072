// Reads, in one statement, the parts of a learner's reviews that are needed before entries are added to the log.
import type { LogEntry, ReviewModel, Undo } from '@quorbit/contracts/reviews/cards';
import type { PaidRatings } from '@quorbit/contracts/xp/day-pricer';
import type { Tx } from '@quorbit/db/client';
import { toJsonRecords } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { cards, reviewLog, reviewModels } from '@quorbit/db/schema/reviews';
import { sql } from 'drizzle-orm';
import { answeredPacks } from '../answered-packs/answered-packs.views.ts';
import { quizOwners, versionPacks } from '../quizzes/quizzes.views.ts';

/**
 * The most entries of one card's log that are read, the newest ones. Nobody makes more, but a script can; older entries
 * then no longer affect the card.
 */
export const MAX_LOG_READ = 200;

export type NewCard = typeof cards.$inferInsert;
export type StoredCard = typeof cards.$inferSelect;

interface Source {
  quizId: string;
  packHash: string;
}

/** A log entry of a card, with the source of its question. */
export interface SourcedEntry {
  entry: LogEntry;
  /** The quiz and the pack of the attempt with the wrong answer; null for a rating. */
  source: Source | null;
}

/** A rating that was not paid, because its question had no card or had already been paid on that day. */
export interface UnpaidRating {
  questionId: string;
  opId: string;
  at: Date;
  /** The learner's day of the rating, `YYYY-MM-DD`. */
  day: string;
  left: number | undefined;
  acceptedNo: number;
}

interface KnownReviewsQuery {
  /** The questions with new entries; `first` is the time of a question's first new entry, ISO 8601. */
  questions: readonly { questionId: string; first: string }[];
  /**
   * The attempts whose wrong answers are new. They may make cards, so earlier ratings of questions without a card are
   * read too.
   */
  attemptIds?: readonly string[];
  opIds?: readonly string[];
  /** The learner's days on which the new ratings were given. */
  days?: readonly string[];
}

export interface KnownReviews {
  /** The stored cards, by question id. */
  cards: ReadonlyMap<string, StoredCard>;
  /** The ids of questions whose card is of one of the learner's own quizzes. */
  own: ReadonlySet<string>;
  /**
   * The newest log entries, by question id; only of questions whose card has an entry at or after the first new one, or
   * that may get a card.
   */
  logs: ReadonlyMap<string, readonly SourcedEntry[]>;
  /** Unpaid ratings in the logs that were read, in the order in which they were accepted. */
  unpaid: readonly UnpaidRating[];
  /** The given op ids that are already in the review log. */
  loggedOpIds: ReadonlySet<string>;
  /** The ratings that were paid on `days` and on the days of the unpaid ratings. */
  paid: PaidRatings;
  /** The quiz and pack of each attempt, by attempt id. */
  sources: ReadonlyMap<string, Source>;
  /** The learner's own adopted weights, in ascending order of time. */
  models: readonly ReviewModel[];
}

interface LogRow {
  question_id: string;
  op_id: string | null;
  attempt_id: string | null;
  quality: 1 | 3 | 5 | null;
  confidence: number | null;
  retention: number | null;
  at: string;
  day: string;
  left: number | null;
  paid: boolean;
  accepted_no: number | null;
  quiz_id: string | null;
  pack_hash: string | null;
}

interface CardRow {
  question_id: string;
  quiz_id: string;
  pack_hash: string;
  due: string;
  state: StoredCard['state'];
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  last_review: string | null;
  introduced_on: string | null;
  reviewed_on: string | null;
  confident_error: boolean;
  undo: Undo | null;
}

interface PaidOnDay {
  count: number;
  /** The paid ratings of the wanted questions; `op_id` is the rating's op. */
  cards: { question_id: string; op_id: string }[];
  undone: string[];
}

interface KnownReviewsRow {
  cards: CardRow[];
  own: string[];
  log: LogRow[];
  noted: string[];
  /** The paid ratings of each day: their number, and those of the wanted questions. */
  paid: Record<string, PaidOnDay>;
  sources: { id: string; quiz_id: string; pack_hash: string }[];
  models: ReviewModel[];
}

/**
 * Reads the stored cards, logs and payments that new entries need. The caller has locked the learner's scope, so none
 * of it changes before the new entries are written.
 */
export async function readKnownReviews(
  tx: Tx,
  userId: string,
  { questions, attemptIds = [], opIds = [], days = [] }: KnownReviewsQuery,
): Promise<KnownReviews> {
  const wanted = questions.map(({ questionId, first }) => ({ question_id: questionId, first }));
  // A ranked quiz is answered on the pack without keys, but after grading its learners may have the pack with keys, so
  // a card names that one. A card from a game names the game's pack of the questions asked, because players may have no
  // other.
  const keyedPack = sql`coalesce(pack.hash, answered.pack_hash)`;
  const keyedPackOf = sql`pack.version_id = answered.version_id and pack.keyed and pack.question_nos is null
    and answered.source <> 'room'`;
  const [found] = rowsOf<KnownReviewsRow>(
    await tx.execute(sql`
      with wanted as (
        select * from jsonb_to_recordset(${toJsonRecords(wanted)}) as one (question_id uuid, first timestamptz)
      ), logged as (
        select log.question_id, log.op_id, log.attempt_id, log.quality, log.confidence, log.retention, log.at, log.day,
          log."left", log.paid, log.accepted_no, answered.quiz_id, ${keyedPack} as pack_hash
        from wanted
        left join ${cards} card on card.user_id = ${userId} and card.question_id = wanted.question_id
        join lateral (
          select * from ${reviewLog} entry where entry.user_id = ${userId} and entry.question_id = wanted.question_id
            and entry.undoes is null and not entry.undone
          order by entry.at desc limit ${MAX_LOG_READ}
        ) log on true
        left join ${answeredPacks} answered on answered.user_id = log.user_id and answered.id = log.attempt_id
        left join ${versionPacks} pack on ${keyedPackOf}
        where case when card.user_id is null then ${attemptIds.length > 0}::boolean
          else coalesce(card.last_review, card.due) >= wanted.first end
      ), days as (
        select unnest(${sql.param(days)}::text[])::date as day union select day from logged where not paid
      )
      select
        (select coalesce(jsonb_agg(to_jsonb(card)), '[]') from wanted
          join ${cards} card on card.user_id = ${userId} and card.question_id = wanted.question_id) as cards,
        (select coalesce(jsonb_agg(card.question_id), '[]') from wanted
          join ${cards} card on card.user_id = ${userId} and card.question_id = wanted.question_id
          join ${quizOwners} quiz on quiz.id = card.quiz_id and quiz.owner_id = ${userId}) as own,
        (select coalesce(jsonb_agg(to_jsonb(logged)), '[]') from logged) as log,
        (select coalesce(jsonb_agg(log.op_id), '[]') from ${reviewLog} log
          where log.user_id = ${userId} and log.op_id = any(${sql.param(opIds)}::uuid[])) as noted,
        (select coalesce(jsonb_object_agg(to_char(days.day, 'YYYY-MM-DD'), (
            select jsonb_build_object(
              'count', count(*) filter (where not log.undone),
              'cards', coalesce(jsonb_agg(jsonb_build_object('question_id', log.question_id, 'op_id', log.op_id))
                filter (where not log.undone and log.question_id in (select question_id from wanted)), '[]'),
              'undone', coalesce(jsonb_agg(log.question_id)
                filter (where log.undone and log.question_id in (select question_id from wanted)), '[]'))
            from ${reviewLog} log
            where log.user_id = ${userId} and log.day = days.day and log.attempt_id is null and log.paid)), '{}')
          from days) as paid,
        (select coalesce(jsonb_agg(jsonb_build_object(
            'id', answered.id, 'quiz_id', answered.quiz_id, 'pack_hash', ${keyedPack})), '[]')
          from ${answeredPacks} answered left join ${versionPacks} pack on ${keyedPackOf}
          where answered.user_id = ${userId} and answered.id = any(${sql.param(attemptIds)}::uuid[])) as sources,
        (select coalesce(jsonb_agg(jsonb_build_object('since', model.since, 'weights', model.weights)
            order by model.since), '[]')
          from ${reviewModels} model where model.user_id = ${userId} and model.adopted) as models`),
  );
  if (!found) throw new Error('A statement without a table returned no row.');
  const unpaid = found.log.flatMap((row) => (row.paid || row.op_id === null ? [] : [toUnpaid(row, row.op_id)]));
  return {
    cards: new Map(found.cards.map((row) => [row.question_id, toCard(userId, row)])),
    own: new Set(found.own),
    logs: groupLogs(found.log),
    unpaid: unpaid.sort((a, b) => a.acceptedNo - b.acceptedNo),
    loggedOpIds: new Set(found.noted),
    paid: {
      counts: new Map(Object.entries(found.paid).map(([day, { count }]) => [day, count])),
      cards: Object.entries(found.paid).flatMap(([day, { cards: paidOn }]) =>
        paidOn.map(({ question_id: questionId, op_id: opId }) => ({ day, questionId, opId })),
      ),
      undone: Object.entries(found.paid).flatMap(([day, { undone }]) =>
        undone.map((questionId) => ({ day, questionId })),
      ),
    },
    sources: new Map(found.sources.map((row) => [row.id, { quizId: row.quiz_id, packHash: row.pack_hash }])),
    models: found.models,
  };
}

function groupLogs(rows: readonly LogRow[]): Map<string, SourcedEntry[]> {
  const logs = new Map<string, SourcedEntry[]>();
  for (const row of rows) {
    const log = logs.get(row.question_id) ?? [];
    log.push(toSourcedEntry(row));
    logs.set(row.question_id, log);
  }
  return logs;
}

function toSourcedEntry({
  quality,
  op_id,
  attempt_id,
  at: time,
  day,
  quiz_id,
  pack_hash,
  ...rest
}: LogRow): SourcedEntry {
  const at = new Date(time).toISOString();
  if (quality !== null) {
    const { confidence, retention } = rest;
    return { entry: { id: op_id ?? '', at, day, cause: 'rating', quality, confidence, retention }, source: null };
  }
  const source = quiz_id === null || pack_hash === null ? null : { quizId: quiz_id, packHash: pack_hash };
  return { entry: { id: attempt_id ?? '', at, day, cause: 'mistake' }, source };
}

function toUnpaid(row: LogRow, opId: string): UnpaidRating {
  const { question_id: questionId, at, day, left, accepted_no: acceptedNo } = row;
  return { questionId, opId, at: new Date(at), day, left: left ?? undefined, acceptedNo: acceptedNo ?? 0 };
}

function toCard(userId: string, row: CardRow): StoredCard {
  const { question_id: questionId, quiz_id: quizId, pack_hash: packHash, due, last_review: lastReview, ...rest } = row;
  return {
    userId,
    questionId,
    quizId,
    packHash,
    due: new Date(due),
    state: rest.state,
    stability: rest.stability,
    difficulty: rest.difficulty,
    reps: rest.reps,
    lapses: rest.lapses,
    lastReview: lastReview === null ? null : new Date(lastReview),
    introducedOn: rest.introduced_on,
    reviewedOn: rest.reviewed_on,
    confidentError: rest.confident_error,
    undo: rest.undo,
  };
}
