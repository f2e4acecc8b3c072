import type { Database } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { sql } from 'drizzle-orm';

/** What the server holds of one learner's work, read straight from its tables. Times are milliseconds since 1970. */
export interface Facts {
  receipts: { opId: string; status: 'applied' | 'rejected' | 'parked'; code: string | null }[];
  attempts: {
    id: string;
    quizId: string;
    finishedAt: number;
    xpEarned: number;
    acceptedNo: number;
    answers: { questionId: string; option: number | null }[];
  }[];
  ratings: {
    opId: string;
    questionId: string;
    quality: 1 | 3 | 5;
    at: number;
    day: string;
    acceptedNo: number;
  }[];
  cards: { questionId: string; due: number; reps: number; lapses: number }[];
  ledger: { sourceId: string; amount: number }[];
  /** Op ids, one for each time that a note was applied. */
  notes: string[];
  /** Lifetime XP as the learner reads it. */
  xp: number;
  /** Devices that were found to differ and were sent everything again. */
  differences: number;
}

export async function readFacts({ read }: Database, userId: string): Promise<Facts> {
  const list = (table: string, fields: string) => sql`coalesce((select json_agg(json_build_object(${sql.raw(fields)}))
    from ${sql.identifier(table)} where user_id = ${userId}::uuid), '[]'::json)`;
  const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;
  const [row] = rowsOf<{ facts: Facts }>(
    await read.execute(sql`select json_build_object(
      'receipts', ${list('op_receipts', `'opId', op_id, 'status', status, 'code', code`)},
      'attempts', ${list('attempts', `'id', id, 'quizId', quiz_id, 'finishedAt', ${ms('finished_at')}, 'xpEarned', xp_earned, 'acceptedNo', accepted_no, 'answers', answers`)},
      'ratings', coalesce((select json_agg(json_build_object('opId', op_id, 'questionId', question_id, 'quality', quality,
        'at', ${sql.raw(ms('at'))}, 'day', day, 'acceptedNo', accepted_no))
        from review_log where user_id = ${userId}::uuid and op_id is not null), '[]'::json),
      'cards', ${list('cards', `'questionId', question_id, 'due', ${ms('due')}, 'reps', reps, 'lapses', lapses`)},
      'ledger', ${list('xp_ledger', `'sourceId', source_id, 'amount', amount`)},
      'notes', coalesce((select json_agg(op_id) from torture_notes where user_id = ${userId}::uuid), '[]'::json),
      'xp', (select xp from learners where user_id = ${userId}::uuid),
      'differences', (select count(*) from digest_differences where user_id = ${userId}::uuid)
    ) as facts`),
  );
  if (!row) throw new Error('The facts could not be read.');
  return row.facts;
}
