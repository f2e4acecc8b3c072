import type { Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { studyQuestions } from '@quorbit/db/schema/analytics';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { studiedAttempts } from '../attempts/attempts.views.ts';
import { versionContents, versionTitles, wordings } from '../quizzes/quizzes.views.ts';
import { isUnsealedFor } from '../quizzes/seals/seals.views.ts';

type Reader = Parameters<typeof isUnsealedFor>[0];

interface QuestionRow {
  id: string;
  question: string;
  category: string;
  answered: number;
  correct: number;
  time: number;
  share: number;
}

/**
 * Returns a page of a user's unsealed questions, the hardest first, with one extra row if there are more than `limit`.
 */
export async function listQuestions(
  db: Executor,
  userId: string,
  {
    reader,
    now,
    after,
    limit,
  }: { reader: Reader; now: Date; after: { share: number; id: string } | null; limit: number },
): Promise<QuestionRow[]> {
  const conditions: SQL[] = [
    sql`user_id = ${userId}`,
    isUnsealedFor(reader, now, studyQuestions.quizId),
    ...(after ? [sql`(share, question_id) > (${after.share}::smallint, ${after.id}::uuid)`] : []),
  ];
  const rows = rowsOf<Omit<QuestionRow, 'time'> & { time: unknown }>(
    await db.execute(sql`
      select one.question_id as id, coalesce(text.question, '') as question, one.category, one.answered, one.correct,
        one.time, one.share
      from (
        select * from ${studyQuestions} where ${sql.join(conditions, sql` and `)}
        order by share, question_id limit ${limit + 1}
      ) as one
      join ${versionContents} as version on version.id = one.version_id
      left join lateral (
        select asked.content::json ->> 'question' as question from ${wordings} asked
        where asked.quiz_id = version.quiz_id and asked.question_id = one.question_id
          and asked.no = any(version.question_nos)
      ) as text on true
      order by one.share, one.question_id`),
  );
  return rows.map((row) => ({ ...row, time: Number(row.time) }));
}

/**
 * Lists a user's last graded attempts, newest first, without those at sealed quizzes, whose answers would reveal a key.
 */
export function listLastAttempts(db: Executor, userId: string, reader: Reader, now: Date, limit: number) {
  return db
    .select({
      id: studiedAttempts.id,
      finishedAt: studiedAttempts.finishedAt,
      answers: studiedAttempts.answers,
      title: versionTitles.title,
      category: versionTitles.category,
    })
    .from(studiedAttempts)
    .innerJoin(versionTitles, eq(versionTitles.id, studiedAttempts.versionId))
    .where(
      and(
        eq(studiedAttempts.userId, userId),
        eq(studiedAttempts.status, 'graded'),
        isUnsealedFor(reader, now, studiedAttempts.quizId),
      ),
    )
    .orderBy(desc(studiedAttempts.finishedAt), desc(studiedAttempts.id))
    .limit(limit);
}
