import type { Executor } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/lists';
import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';
import { gradedAttempts } from '../attempts/attempts.views.ts';
import { versionContents, versionTitles } from '../quizzes/quizzes.views.ts';

const figures = {
  id: gradedAttempts.id,
  userId: gradedAttempts.userId,
  quizId: gradedAttempts.quizId,
  startedAt: gradedAttempts.startedAt,
  finishedAt: gradedAttempts.finishedAt,
  source: gradedAttempts.source,
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
  /** The versions that category and search leave, where there are few. */
  versions?: readonly { id: string; quizId: string }[] | undefined;
}

/** The versions of a category, or with these words in their titles; at most `limit`. */
export function listVersionsTitled(db: Executor, filter: Pick<ReportFilter, 'category' | 'search'>, limit: number) {
  return db
    .select({ id: versionTitles.id, quizId: versionTitles.quizId })
    .from(versionTitles)
    .where(isTitled(filter))
    .limit(limit);
}

function isTitled({ category, search }: Pick<ReportFilter, 'category' | 'search'>): SQL | undefined {
  return and(
    category === undefined ? undefined : eq(versionTitles.category, category),
    search ? sql`position(lower(${search}) in lower(${versionTitles.title})) > 0` : undefined,
  );
}

/** No learner's day begins earlier than this before its UTC midnight, and none ends later than that after it. */
const DAY_BEGINS = sql`interval '10 hours'`;
const DAY_ENDS = sql`interval '40 hours'`;

/** What limits attempts by themselves. */
function isAmong(filter: ReportFilter): SQL | undefined {
  const { before, from, to } = filter;
  return and(
    filter.userId === null ? undefined : eq(gradedAttempts.userId, filter.userId),
    filter.quizId === undefined ? undefined : eq(gradedAttempts.quizId, filter.quizId),
    filter.result === undefined ? undefined : eq(gradedAttempts.passed, filter.result === 'passed'),
    // Days are the learners' own, and without an index: the times around them have one.
    from === undefined
      ? undefined
      : and(
          gte(gradedAttempts.day, from),
          sql`${gradedAttempts.finishedAt} >= ${from}::date::timestamp at time zone 'UTC' - ${DAY_BEGINS}`,
        ),
    to === undefined
      ? undefined
      : and(
          lte(gradedAttempts.day, to),
          sql`${gradedAttempts.finishedAt} < ${to}::date::timestamp at time zone 'UTC' + ${DAY_ENDS}`,
        ),
    before === null
      ? undefined
      : sql`(${gradedAttempts.finishedAt}, ${gradedAttempts.id}, ${gradedAttempts.userId})
          < (${before.finishedAt}::timestamptz, ${before.id}::uuid, ${before.userId}::uuid)`,
  );
}

/** Of few versions the newest attempts at each quiz, from which the newest of all are taken. */
function isNewestOf(db: Executor, versions: readonly { id: string; quizId: string }[], filter: ReportFilter): SQL {
  const newest = db
    .select({ userId: gradedAttempts.userId, id: gradedAttempts.id })
    .from(gradedAttempts)
    .where(
      and(
        sql`${gradedAttempts.quizId} = quiz.id`,
        isOneOf(
          gradedAttempts.versionId,
          versions.map(({ id }) => id),
        ),
        isAmong(filter),
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(filter.limit + 1);
  const quizIds = [...new Set(versions.map(({ quizId }) => quizId))];
  return sql`(${gradedAttempts.userId}, ${gradedAttempts.id}) in (
    select one.user_id, one.id from unnest(${sql.param(quizIds)}::uuid[]) as quiz (id) cross join lateral (${newest}) as one)`;
}

const NEWEST_FIRST = [desc(gradedAttempts.finishedAt), desc(gradedAttempts.id), desc(gradedAttempts.userId)];

/** A page of attempts, newest first, with one row more than `limit` where there are more. */
export function listReports(db: Executor, filter: ReportFilter) {
  const { versions } = filter;
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
    .where(and(isAmong(filter), versions ? isNewestOf(db, versions, filter) : isTitled(filter)))
    .orderBy(...NEWEST_FIRST)
    .limit(filter.limit + 1);
}
