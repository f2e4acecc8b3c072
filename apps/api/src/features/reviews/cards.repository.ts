import type { Tx } from '@quorbit/db/client';
import { fromExcluded, insertRows } from '@quorbit/db/records';
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
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
  'confidence',
  'at',
  'day',
  'acceptedNo',
  'left',
  'paid',
  'receivedAt',
] as const satisfies (keyof NewLogRow)[];

const STATE_FIELDS = ['packHash', 'due', 'state', 'stability', 'difficulty', 'reps', 'lapses', 'lastReview'] as const;

interface Additions {
  /** Wrong answers that are in the log already are left out. */
  log: readonly NewLogRow[];
  /** Replace cards that are there already. */
  cards: readonly NewCard[];
  /** Ops of ratings that are paid now. */
  paid?: readonly string[];
}

/** Appends to the log and writes the cards that come of it. The caller has locked the learner's scope. */
export async function writeReviews(
  tx: Tx,
  userId: string,
  { log, cards: folded, paid = [] }: Additions,
): Promise<void> {
  await tx.execute(sql`
    with logged as (
      ${insertRows(reviewLog, LOG_FIELDS, log)} on conflict do nothing
    ), paid as (
      update ${reviewLog} set paid = true where user_id = ${userId} and op_id = any(${sql.param(paid)}::uuid[])
    )
    ${insertRows(cards, ['userId', 'questionId', 'quizId', ...STATE_FIELDS], folded)}
    on conflict (user_id, question_id) do update set ${fromExcluded(STATE_FIELDS)}`);
}
