import { MIN_ANSWERS } from '@quorbit/contracts/quizzes/drafts';
import type { Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';
import { listedQuizzes, questionAnswers, quizAttempts, versionContents, wordings } from '../quizzes/quizzes.views.ts';

/** Returns a page of quizzes, the most attempted first. @param after the previous page's last quiz */
export function pageOfQuizzes(db: Executor, after: { attempts: number; id: string } | null, limit: number) {
  const { attempts, quizId } = quizAttempts;
  return db
    .select({
      id: listedQuizzes.id,
      title: listedQuizzes.title,
      category: listedQuizzes.category,
      author: people.name,
      questionCount: listedQuizzes.questionCount,
      attempts,
      percentageSum: quizAttempts.percentageSum,
    })
    .from(quizAttempts)
    .innerJoin(listedQuizzes, eq(listedQuizzes.id, quizId))
    .leftJoin(people, eq(people.id, listedQuizzes.ownerId))
    .where(
      and(
        isNull(listedQuizzes.deletedAt),
        after === null ? undefined : sql`(${attempts}, ${quizId}) < (${after.attempts}::integer, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(attempts), desc(quizId))
    .limit(limit);
}

export type QuizRow = Awaited<ReturnType<typeof pageOfQuizzes>>[number];

export interface QuestionRow {
  quizId: string;
  quizTitle: string;
  questionId: string;
  question: string;
  answered: number;
  correct: number;
  /** The number of right answers per thousand. */
  share: number;
  /** The sum of answering times in tenths of a second. */
  timeSum: number;
}

/** A question's position in the list that is sorted by hardness. */
export interface QuestionCursor {
  share: number;
  quizId: string;
  questionId: string;
}

/** The number of question statistics read for one page; some are of questions that their quiz no longer asks. */
const MAX_SCANNED = 1_000;

/**
 * Returns a page of the questions currently in quizzes, lowest share of right answers first.
 * @returns the rows, and the last position read if more may follow.
 */
export async function pageOfHardQuestions(
  db: Executor,
  after: QuestionCursor | null,
  limit: number,
): Promise<{ rows: QuestionRow[]; lookedTo: QuestionCursor | null }> {
  const { quizId, questionId, answered, correct, timeSum } = questionAnswers;
  const share = sql`(${correct}::bigint * 1000 / ${answered})`;
  const behind =
    after === null
      ? sql`true`
      : sql`(${share}, ${quizId}, ${questionId}) > (${after.share}::bigint, ${after.quizId}::uuid, ${after.questionId}::uuid)`;
  const rows = rowsOf<Record<keyof QuestionRow, unknown>>(
    await db.execute(sql`
      select looked.quiz_id as "quizId", quizzes.title as "quizTitle", looked.question_id as "questionId",
        asked.content::json->>'question' as question, looked.answered, looked.correct, looked.share, looked.time_sum as "timeSum"
      from (
        select ${quizId}, ${questionId}, ${answered}, ${correct}, ${timeSum}, ${share} as share from ${questionAnswers}
        where ${answered} >= ${sql.raw(String(MIN_ANSWERS))} and ${behind}
        order by ${share}, ${quizId}, ${questionId} limit ${MAX_SCANNED}
      ) as looked
      left join ${listedQuizzes} on ${listedQuizzes.id} = looked.quiz_id and ${listedQuizzes.deletedAt} is null
      left join ${versionContents} on ${versionContents.id} = ${listedQuizzes.currentVersionId}
      left join lateral (
        select ${wordings.content} from ${wordings}
        where ${wordings.quizId} = looked.quiz_id and ${wordings.questionId} = looked.question_id
          and ${wordings.no} = any(${versionContents.questionNos})
        limit 1
      ) as asked on true
      order by looked.share, looked.quiz_id, looked.question_id`),
  ).map(rowOf);
  const last = rows.at(-1);
  const current = rows.filter(({ question }) => question !== '');
  const ended = rows.length < MAX_SCANNED || current.length >= limit;
  return { rows: current.slice(0, limit), lookedTo: ended || last === undefined ? null : last };
}

function rowOf(row: Record<keyof QuestionRow, unknown>): QuestionRow {
  return {
    quizId: String(row.quizId),
    quizTitle: String(row.quizTitle ?? ''),
    questionId: String(row.questionId),
    question: String(row.question ?? ''),
    answered: Number(row.answered),
    correct: Number(row.correct),
    share: Number(row.share),
    timeSum: Number(row.timeSum),
  };
}
