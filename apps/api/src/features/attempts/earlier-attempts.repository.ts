import { REPEAT_WINDOW_MS } from '@quorbit/contracts/xp/attempt-xp';
import type { Tx } from '@quorbit/db/client';
import { toJsonRecords } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { attempts } from '@quorbit/db/schema/attempts';
import { sql } from 'drizzle-orm';

/** The number of earlier attempts that are counted; more don't change the XP. */
const MAX_REPEATS = 2;

interface ArrivedAttempt {
  input: { attemptId: string; quizId: string };
  finishedAt: Date;
}

/** The stored data about earlier attempts that matters for an attempt that arrives now. */
export interface EarlierAttempt {
  id: string;
  /** The answers' hash of the learner's stored attempt with this id; null if there is none. */
  answersHash: string | null;
  /**
   * The number of the learner's stored attempts at the quiz, and of those finished near this one; at most 2 each, since
   * more don't change the XP.
   */
  all: number;
  near: number;
}

/** Returns the stored data for each arrived attempt, in the order of `arrived`. */
export async function listEarlierAttempts(
  tx: Tx,
  userId: string,
  arrived: readonly ArrivedAttempt[],
): Promise<EarlierAttempt[]> {
  const records = arrived.map(({ input, finishedAt }, place) => ({
    place,
    id: input.attemptId,
    quiz_id: input.quizId,
    earliest: new Date(finishedAt.getTime() - REPEAT_WINDOW_MS),
    latest: new Date(finishedAt.getTime() + REPEAT_WINDOW_MS),
  }));
  // Attempts in games don't count as repeats.
  const ofQuiz = sql`select from ${attempts} where user_id = ${userId} and quiz_id = one.quiz_id and source = 'self'`;
  const rows = rowsOf<{ id: string; answers_hash: string | null; all: unknown; near: unknown }>(
    await tx.execute(sql`
      select one.id, (select answers_hash from ${attempts} where user_id = ${userId} and id = one.id) as answers_hash,
        (select count(*) from (${ofQuiz} limit ${MAX_REPEATS}) as any_time) as "all",
        (select count(*) from (
          ${ofQuiz} and finished_at between one.earliest and one.latest limit ${MAX_REPEATS}) as close) as near
      from jsonb_to_recordset(${toJsonRecords(records)})
        as one (place int, id uuid, quiz_id uuid, earliest timestamptz, latest timestamptz)
      order by one.place`),
  );
  return rows.map(({ id, answers_hash, all, near }) => ({
    id,
    answersHash: answers_hash,
    all: Number(all),
    near: Number(near),
  }));
}
