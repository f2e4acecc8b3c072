// Reads the questions that adaptive quizzes may ask.
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import type { QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';
import type { Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isVisibleTo, visibleTo } from '../quizzes/access.views.ts';
import { listedQuizzes, questionAnswers, versionContents, wordings } from '../quizzes/quizzes.views.ts';
import { isInGame, isRankedOpen } from '../quizzes/seals/seals.views.ts';

/** Upper limits of what one query reads: the category's newest quizzes, and their questions. */
const MAX_QUIZZES = 60;
const MAX_ITEMS = 400;

interface Reader {
  id: string;
  role: string;
}

export interface ItemRow {
  quizId: string;
  versionId: string;
  questionId: string;
  questionNo: number;
  asks: string;
  difficulty: Difficulty;
  answered: number;
  correct: number;
  kind: QuestionKind;
  /** The number of options or choices of the question. */
  choices: number;
}

/** Returns the quiz, or undefined if the reader may not see it. */
export async function findQuiz(db: Executor, reader: Reader, quizId: string) {
  const { id, title, category } = listedQuizzes;
  const [row] = await db
    .select({ id, title, category })
    .from(listedQuizzes)
    .where(and(eq(id, quizId), isVisibleTo(reader, sql`${quizId}::uuid`)));
  return row;
}

/**
 * Lists the questions that may be asked to a learner who chose this quiz: the quiz's own, then those of the newest
 * other quizzes in its category. Sealed quizzes and other users' private quizzes are left out; questions hidden by
 * moderators aren't in current versions. The contents are joined last, to the remaining rows only, so that no plan
 * reads all contents.
 */
export async function listItems(
  db: Executor,
  reader: Reader,
  { quizId, category }: { quizId: string; category: string },
  now: Date,
): Promise<ItemRow[]> {
  const usable = and(
    eq(listedQuizzes.status, 'published'),
    isNull(listedQuizzes.deletedAt),
    sql`not ${isInGame(reader, now)}`,
    sql`not ${isRankedOpen(reader, now)}`,
    visibleTo(reader),
  );
  const columns = sql`quizzes.id, quizzes.current_version_id`;
  return rowsOf<ItemRow>(
    await db.execute(sql`
      with usable as materialized (
        (select ${columns}, true as own from ${listedQuizzes} where quizzes.id = ${quizId} and ${usable})
        union all
        (select ${columns}, false as own from ${listedQuizzes}
          where quizzes.category = ${category} and quizzes.id <> ${quizId} and quizzes.audience <> 'private' and ${usable}
          order by quizzes.id desc limit ${MAX_QUIZZES})
      ), listed as materialized (
        select usable.id as quiz_id, version.id as version_id, usable.own, one.no, one.place
        from usable
        join ${versionContents} version on version.id = usable.current_version_id
        cross join lateral unnest(version.question_nos) with ordinality as one (no, place)
        order by usable.own desc, usable.id desc, one.place
        limit ${MAX_ITEMS}
      )
      select listed.quiz_id as "quizId", listed.version_id as "versionId", asked.question_id as "questionId",
        asked.no as "questionNo", md5(asked.content::json->>'question') as asks,
        asked.content::json->>'difficulty' as difficulty, coalesce(stats.answered, 0) as answered,
        coalesce(stats.correct, 0) as correct,
        asked.content::json->>'kind' as kind,
        json_array_length(coalesce(asked.content::json->'choices', asked.content::json->'options')) as choices
      from listed
      join ${wordings} asked on asked.quiz_id = listed.quiz_id and asked.no = listed.no
      left join ${questionAnswers} stats on stats.quiz_id = listed.quiz_id and stats.question_id = asked.question_id
      order by listed.own desc, listed.quiz_id desc, listed.place`),
  );
}
