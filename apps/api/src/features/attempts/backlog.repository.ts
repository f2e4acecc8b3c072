import { countWaiting } from '@quorbit/db/count-waiting';
import { attemptArrivals } from '@quorbit/db/schema/attempts';
import { sql } from 'drizzle-orm';
import type { Backlog } from '../../kernel/shared-parts.ts';

/** The attempts that aren't in the statistics of their quizzes yet. */
export const quizFigureBacklog: Backlog = {
  name: 'figures',
  title: 'Attempts for quiz figures',
  lateMs: 2 * 60_000,
  read: (db) =>
    countWaiting(db, sql`select null::timestamptz as at from ${attemptArrivals} order by user_id, attempt_id`),
};
