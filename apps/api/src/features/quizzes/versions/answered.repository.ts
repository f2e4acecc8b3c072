// Reads the quizzes, versions and statistics that grading needs when attempts arrive; one statement serves a whole set
// of attempts.
import type { Executor } from '@quorbit/db/client';
import { toJsonRecords } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { quizQuestions, quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { questionStats } from '@quorbit/db/schema/quizzes/stats';
import { eq, sql } from 'drizzle-orm';
import { isQuizPack } from '../packs/packs.repository.ts';
import { quizColumnsFor } from '../quizzes.repository.ts';
import { grantedIn } from '../quizzes.views.ts';
import type { Reader } from '../reader.ts';
import { isPackAvailableTo, sealOf } from '../seals/seals.repository.ts';
import { versionColumns } from './versions.repository.ts';

interface QuestionOfQuiz {
  quizId: string;
  questionId: string;
}

/** How often a question was answered, and how often correctly. */
export type QuestionStat = Pick<typeof questionStats.$inferSelect, 'questionId' | 'answered' | 'correct'>;

/** Returns the key of an answered version in maps: its quiz and the pack that the device named, if any. */
export function answeredKey({ quizId, packHash }: { quizId: string; packHash?: string | null | undefined }): string {
  return `${quizId}/${packHash ?? ''}`;
}

/**
 * Lists, for each given quiz, the version of the pack that is named with it. If the quiz has no such pack, or none is
 * named, `answeredPack` is null and the version is the current one. Deleted quizzes are included.
 */
export async function listAnswered(
  db: Executor,
  reader: Reader,
  inputs: readonly { quizId: string; packHash?: string | undefined }[],
  { now, withStats }: { now: Date; withStats: boolean },
) {
  if (inputs.length === 0) return [];
  const distinct = new Map(inputs.map((input) => [answeredKey(input), input]));
  const wanted = [...distinct.values()].map(({ quizId, packHash }) => ({ quiz_id: quizId, pack_hash: packHash }));
  const stats = sql<QuestionStat[] | null>`(
    select jsonb_agg(jsonb_build_object(
      'questionId', ${questionStats.questionId}, 'answered', ${questionStats.answered}, 'correct', ${questionStats.correct}))
    from ${questionStats} where ${questionStats.quizId} = ${quizzes.id})`;
  return db
    .select({
      quizId: sql<string>`one.quiz_id::text`,
      packHash: sql<string | null>`one.pack_hash`,
      quiz: quizColumnsFor([reader.id]),
      version: { ...versionColumns, granted: grantedIn },
      answeredPack: packs.hash,
      keyed: sql<boolean>`coalesce(${packs.keyed}, not ${quizzes.ranked})`,
      seal: sealOf(reader, now),
      stats: withStats ? stats : sql<null>`null`,
    })
    .from(sql`jsonb_to_recordset(${toJsonRecords(wanted)}) as one (quiz_id uuid, pack_hash text)`)
    .innerJoin(quizzes, sql`${quizzes.id} = one.quiz_id`)
    .leftJoin(
      packs,
      sql`${packs.hash} = one.pack_hash and ${packs.quizId} = one.quiz_id and ${isQuizPack} and ${isPackAvailableTo(reader, now)}`,
    )
    .innerJoin(quizVersions, eq(quizVersions.id, sql`coalesce(${packs.versionId}, ${quizzes.currentVersionId})`));
}

/** Returns those of the given pairs of a quiz and a question whose quiz has the question in any of its versions. */
export async function listExistingQuestions(db: Executor, pairs: readonly QuestionOfQuiz[]): Promise<QuestionOfQuiz[]> {
  if (pairs.length === 0) return [];
  const rows = rowsOf<{ quiz_id: string; question_id: string }>(
    await db.execute(sql`
      select distinct one.quiz_id, one.question_id
      from unnest(${sql.param(pairs.map(({ quizId }) => quizId))}::uuid[],
        ${sql.param(pairs.map(({ questionId }) => questionId))}::uuid[]) as one (quiz_id, question_id)
      where exists (
        select from ${quizQuestions}
        where ${quizQuestions.quizId} = one.quiz_id and ${quizQuestions.questionId} = one.question_id)`),
  );
  return rows.map((row) => ({ quizId: row.quiz_id, questionId: row.question_id }));
}
