import type { Database } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { sql } from 'drizzle-orm';

/** What the server holds of one learner's work, read straight from its tables. Times are milliseconds since 1970. */
export interface Facts {
  receipts: {
    opId: string;
    type: string;
    status: 'applied' | 'rejected' | 'parked';
    code: string | null;
    receivedAt: number;
  }[];
  attempts: {
    id: string;
    quizId: string;
    finishedAt: number;
    /** What a seal keeps of it: nothing, all but its totals, or all. */
    status: 'graded' | 'sealed' | 'submitted';
    xpEarned: number | null;
    acceptedNo: number;
    receivedAt: number;
    answers: { questionId: string; option: number | null }[];
  }[];
  ratings: {
    opId: string;
    questionId: string;
    quality: 1 | 3 | 5;
    at: number;
    acceptedNo: number;
    receivedAt: number;
  }[];
  /** Ratings that were undone. */
  undos: { opId: string; undoes: string; at: number; acceptedNo: number; receivedAt: number }[];
  /** The last word about each card that was taken out, or back in. */
  suspensions: { questionId: string; suspended: boolean; opId: string }[];
  cards: {
    questionId: string;
    quizId: string;
    due: number;
    /** Repetitions; 0 while new. */
    reps: number;
    lastReview: number | null;
    state: 'new' | 'review';
    /** The learner's days of the rating that introduced it and of the newest entry of its log. */
    introducedOn: string | null;
    reviewedOn: string | null;
  }[];
  /** The source of what was taken back is that of what was paid, with a word before it. */
  ledger: { sourceId: string; amount: number }[];
  /** Op ids, one for each time that a note was applied. */
  notes: string[];
  /** Op ids of the work that only newer servers know. */
  later: string[];
  role: string;
  /** The last word about each quiz; null where the download was removed. */
  keeps: { quizId: string; packHash: string | null; opId: string }[];
  /** The last word about each setting. */
  settings: { field: string; value: unknown; opId: string }[];
  /** The last text of each answer. */
  texts: { questionId: string; text: string }[];
  /** The ids of all texts of answers that are stored: those that count, open ones and earlier ones. */
  storedTexts: { questionId: string; textId: string }[];
  /** Ids of sittings that are submitted. */
  submitted: string[];
  /** Work at the steps of learning paths. */
  learned: { nodeId: string; status: string; minutes: number }[];
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
      'receipts', ${list('op_receipts', `'opId', op_id, 'type', type, 'status', status, 'code', code, 'receivedAt', ${ms('received_at')}`)},
      'attempts', ${list('attempts', `'id', id, 'quizId', quiz_id, 'finishedAt', ${ms('finished_at')}, 'status', status, 'xpEarned', xp_earned, 'acceptedNo', accepted_no, 'receivedAt', ${ms('received_at')}, 'answers', answers`)},
      'ratings', coalesce((select json_agg(json_build_object('opId', op_id, 'questionId', question_id, 'quality', quality,
        'at', ${sql.raw(ms('at'))}, 'acceptedNo', accepted_no,
        'receivedAt', ${sql.raw(ms('received_at'))}))
        from review_log where user_id = ${userId}::uuid and quality is not null), '[]'::json),
      'undos', coalesce((select json_agg(json_build_object('opId', op_id, 'undoes', undoes,
        'at', ${sql.raw(ms('at'))}, 'acceptedNo', accepted_no, 'receivedAt', ${sql.raw(ms('received_at'))}))
        from review_log where user_id = ${userId}::uuid and undoes is not null), '[]'::json),
      'suspensions', ${list('review_suspensions', `'questionId', question_id, 'suspended', suspended, 'opId', op_id`)},
      'cards', ${list('cards', `'questionId', question_id, 'quizId', quiz_id, 'due', ${ms('due')}, 'reps', reps, 'lastReview', ${ms('last_review')}, 'state', state, 'introducedOn', introduced_on, 'reviewedOn', reviewed_on`)},
      'ledger', ${list('xp_ledger', `'sourceId', case reason when 'review_undo' then 'undone ' else '' end || source_id, 'amount', amount`)},
      'notes', coalesce((select json_agg(op_id) from torture_notes where user_id = ${userId}::uuid), '[]'::json),
      'later', coalesce((select json_agg(op_id) from torture_later where user_id = ${userId}::uuid), '[]'::json),
      'role', (select role from users where id = ${userId}::uuid),
      'keeps', ${list('quiz_keeps', `'quizId', quiz_id, 'packHash', pack_hash, 'opId', op_id`)},
      'settings', coalesce((select json_agg(json_build_object('field', field, 'opId', op_id, 'value',
        (select leaderboard_opt_out from users where id = ${userId}::uuid)))
        from profile_stamps where user_id = ${userId}::uuid and field = 'leaderboardOptOut'), '[]'::json),
      'texts', coalesce((select json_agg(json_build_object('questionId', a.question_id, 'text', a.text))
        from sitting_answers a join sittings s on s.id = a.sitting_id where s.user_id = ${userId}::uuid), '[]'::json),
      'storedTexts', coalesce((select json_agg(json_build_object('questionId', a.question_id, 'textId', a.text_id))
        from (select sitting_id, question_id, text_id from sitting_answers union all
          select sitting_id, question_id, text_id from sitting_text_versions) a
        join sittings s on s.id = a.sitting_id where s.user_id = ${userId}::uuid), '[]'::json),
      'submitted', coalesce((select json_agg(id) from sittings
        where user_id = ${userId}::uuid and submitted_at is not null), '[]'::json),
      'learned', ${list('node_progress', `'nodeId', node_id, 'status', status, 'minutes', minutes`)},
      'xp', (select xp from learners where user_id = ${userId}::uuid),
      'differences', (select count(*) from digest_differences where user_id = ${userId}::uuid)
    ) as facts`),
  );
  if (!row) throw new Error('The facts could not be read.');
  return row.facts;
}
