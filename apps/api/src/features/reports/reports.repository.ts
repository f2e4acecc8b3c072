import type { Executor } from '@quorbit/db/client';
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';
import { gradedAttempts } from '../attempts/attempts.views.ts';
import { versionContents, versionTitles } from '../quizzes/quizzes.views.ts';

const figures = {
  id: gradedAttempts.id,
  userId: gradedAttempts.userId,
  quizId: gradedAttempts.quizId,
  startedAt: gradedAttempts.startedAt,
  finishedAt: gradedAttempts.finishedAt,
  status: gradedAttempts.status,
  score: gradedAttempts.score,
  totalMarks: gradedAttempts.totalMarks,
  percentage: gradedAttempts.percentage,
  passed: gradedAttempts.passed,
  xpEarned: gradedAttempts.xpEarned,
};

/** Up to two of the attempts with this id. @param userId whose; null: anybody's */
export function findReports(db: Executor, id: string, userId: string | null) {
  return db
    .select({
      attempt: { ...figures, answers: gradedAttempts.answers },
      version: {
        title: versionContents.title,
        category: versionContents.category,
        passingMarks: versionContents.passingMarks,
        questions: versionContents.questions,
      },
    })
    .from(gradedAttempts)
    .innerJoin(versionContents, eq(versionContents.id, gradedAttempts.versionId))
    .where(and(eq(gradedAttempts.id, id), userId === null ? undefined : eq(gradedAttempts.userId, userId)))
    .limit(2);
}

export interface ReportFilter {
  /** Null: everybody's. */
  userId: string | null;
  quizId?: string | undefined;
  category?: string | undefined;
  result?: 'passed' | 'failed' | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before: { finishedAt: string; id: string; userId: string } | null;
  limit: number;
}

/** A page of attempts, newest first, with one row more than `limit` where there are more. */
export function listReports(db: Executor, filter: ReportFilter) {
  const { before, search } = filter;
  return db
    .select({
      attempt: figures,
      title: versionTitles.title,
      category: versionTitles.category,
      learner: { id: people.id, name: people.name },
    })
    .from(gradedAttempts)
    .innerJoin(versionTitles, eq(versionTitles.id, gradedAttempts.versionId))
    .innerJoin(people, eq(people.id, gradedAttempts.userId))
    .where(
      and(
        filter.userId === null ? undefined : eq(gradedAttempts.userId, filter.userId),
        filter.quizId === undefined ? undefined : eq(gradedAttempts.quizId, filter.quizId),
        filter.category === undefined ? undefined : eq(versionTitles.category, filter.category),
        filter.result === undefined ? undefined : eq(gradedAttempts.passed, filter.result === 'passed'),
        search ? sql`position(lower(${search}) in lower(${versionTitles.title})) > 0` : undefined,
        filter.from === undefined ? undefined : gte(gradedAttempts.day, filter.from),
        filter.to === undefined ? undefined : lte(gradedAttempts.day, filter.to),

        before === null
          ? undefined
          : sql`(${gradedAttempts.finishedAt}, ${gradedAttempts.id}, ${gradedAttempts.userId})
              < (${before.finishedAt}::timestamptz, ${before.id}::uuid, ${before.userId}::uuid)`,
      ),
    )
    .orderBy(desc(gradedAttempts.finishedAt), desc(gradedAttempts.id), desc(gradedAttempts.userId))
    .limit(filter.limit + 1);
}
