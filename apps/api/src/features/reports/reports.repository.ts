import type { Executor } from '@quorbit/db/client';
import { users } from '@quorbit/db/schema/accounts';
import { attempts } from '@quorbit/db/schema/attempts';
import { questionStats, quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';

export async function findReport(db: Executor, id: string) {
  const [row] = await db
    .select({ attempt: attempts, version: quizVersions, quiz: quizzes })
    .from(attempts)
    .innerJoin(quizVersions, eq(quizVersions.id, attempts.versionId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(eq(attempts.id, id));
  return row;
}

export function listQuestionStats(db: Executor, quizId: string) {
  return db.select().from(questionStats).where(eq(questionStats.quizId, quizId)).limit(2000);
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
  before: { finishedAt: string; id: string } | null;
  limit: number;
}

/** A page of attempts, newest first, with one row more than `limit` where there are more. */
export function listReports(db: Executor, filter: ReportFilter) {
  const { before, search } = filter;
  return db
    .select({
      attempt: attempts,
      title: quizVersions.title,
      category: quizVersions.category,
      learner: { id: users.id, name: users.name },
    })
    .from(attempts)
    .innerJoin(quizVersions, eq(quizVersions.id, attempts.versionId))
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(
      and(
        filter.userId === null ? undefined : eq(attempts.userId, filter.userId),
        filter.quizId === undefined ? undefined : eq(attempts.quizId, filter.quizId),
        filter.category === undefined ? undefined : eq(quizVersions.category, filter.category),
        filter.result === undefined ? undefined : eq(attempts.passed, filter.result === 'passed'),
        search ? sql`position(lower(${search}) in lower(${quizVersions.title})) > 0` : undefined,
        filter.from === undefined ? undefined : gte(attempts.day, filter.from),
        filter.to === undefined ? undefined : lte(attempts.day, filter.to),

        before === null
          ? undefined
          : sql`(${attempts.finishedAt}, ${attempts.id}) < (${before.finishedAt}::timestamptz, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(attempts.finishedAt), desc(attempts.id))
    .limit(filter.limit + 1);
}
