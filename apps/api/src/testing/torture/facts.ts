import type { Database } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { sql } from 'drizzle-orm';

/** One learner's work as the server's tables hold it. Times are milliseconds since 1970. */
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
    /**
     * How much of the attempt a seal withholds: nothing (`graded`), all but its totals (`sealed`), or all
     * (`submitted`).
     */
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
  /** The undos of ratings; `undoes` names the op of the undone rating. */
  undos: { opId: string; undoes: string; at: number; acceptedNo: number; receivedAt: number }[];
  /** The latest change of each card that was suspended or resumed. */
  suspensions: { questionId: string; suspended: boolean; opId: string }[];
  cards: {
    questionId: string;
    quizId: string;
    due: number;
    /** The number of repetitions; 0 while the card is new. */
    reps: number;
    lastReview: number | null;
    state: 'new' | 'review';
    /**
     * The learner's days of the rating that introduced the card (`introducedOn`) and of the newest entry of its log
     * (`reviewedOn`).
     */
    introducedOn: string | null;
    reviewedOn: string | null;
  }[];
  /**
   * The learner's XP entries. An entry that takes XP back has the source of the paid entry with `undone ` before it.
   */
  ledger: { sourceId: string; amount: number }[];
  /** The op ids of notes, one for each time that a note was applied. */
  notes: string[];
  /** The op ids of work whose op type only newer servers know. */
  later: string[];
  role: string;
  /** The latest change of each kept quiz; the hash is null if the download was removed. */
  keeps: { quizId: string; packHash: string | null; opId: string }[];
  /** The latest change of each setting. */
  settings: { field: string; value: unknown; opId: string }[];
  /** The latest text of each answer in written tests. */
  texts: { questionId: string; text: string }[];
  /** The ids of all stored texts of answers: counting, open and earlier ones. */
  storedTexts: { questionId: string; textId: string }[];
  /** The ids of submitted sittings. */
  submitted: string[];
  /** The learner's progress at the nodes of learning paths. */
  learned: { nodeId: string; status: string; minutes: number }[];
  /** The lifetime XP that the learner sees. */
  xp: number;
  /** The number of times that a device was found to differ and was sent everything again. */
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
