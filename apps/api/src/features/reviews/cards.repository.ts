import type { Tx } from '@quorbit/db/client';
import { insertRows, setFromExcluded } from '@quorbit/db/records';
import { cards, reviewFittings, reviewLog } from '@quorbit/db/schema/reviews';
import { sql } from 'drizzle-orm';
import type { NewCard } from './known.repository.ts';

export type NewLogRow = typeof reviewLog.$inferInsert;

const LOG_FIELDS = [
  'id',
  'userId',
  'questionId',
  'opId',
  'attemptId',
  'quality',
  'undoes',
  'undone',
  'confidence',
  'retention',
  'at',
  'day',
  'acceptedNo',
  'left',
  'paid',
  'receivedAt',
] as const satisfies (keyof NewLogRow)[];

const STATE_FIELDS = [
  'packHash',
  'due',
  'state',
  'stability',
  'difficulty',
  'reps',
  'lapses',
  'lastReview',
  'confidentError',
  'introducedOn',
  'reviewedOn',
  'undo',
] as const;

interface ReviewWrites {
  /** Rows to add to the review log; wrong answers that are already in the log are skipped. */
  log: readonly NewLogRow[];
  /** Cards to write; they replace existing ones. */
  cards: readonly NewCard[];
  /** The op ids of ratings that are paid now. */
  paid?: readonly string[];
  /** The op ids of ratings that are undone now. */
  undone?: readonly string[];
  /** The time at which to request a fitting of weights to the learner's ratings; null or undefined requests none. */
  fitAt?: Date | null;
}

/**
 * Appends rows to the review log and writes the cards that result from them. The caller has locked the learner's scope.
 */
export async function writeReviews(
  tx: Tx,
  userId: string,
  { log, cards: folded, paid = [], undone = [], fitAt = null }: ReviewWrites,
): Promise<void> {
  await tx.execute(sql`
    with logged as (
      ${insertRows(reviewLog, LOG_FIELDS, log)} on conflict do nothing
    ), paid as (
      update ${reviewLog} set paid = true where user_id = ${userId} and op_id = any(${sql.param(paid)}::uuid[])
    ), undone as (
      update ${reviewLog} set undone = true where user_id = ${userId} and op_id = any(${sql.param(undone)}::uuid[])
    ), asked as (
      insert into ${reviewFittings} (user_id, asked_at)
      select ${userId}::uuid, one.at from (select ${fitAt?.toISOString() ?? null}::timestamptz as at) one
      where one.at is not null
      on conflict do nothing
    )
    ${insertRows(cards, ['userId', 'questionId', 'quizId', ...STATE_FIELDS], folded)}
    on conflict (user_id, question_id) do update set ${setFromExcluded(STATE_FIELDS)}`);
}
