import type { Executor } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { rowsOf } from '@quorbit/db/rows';
import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';
import { gradedAttempts } from '../attempts/attempts.views.ts';
import { quizOrigins, versionTitles } from '../quizzes/quizzes.views.ts';

const attemptColumns = {
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

export interface ReportFilter {
  /** The learner whose attempts are listed; null lists everybody's. */
  userId: string | null;
  quizId?: string | undefined;
  category?: string | undefined;
  result?: 'passed' | 'failed' | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before: ReportPosition | null;
  limit: number;
}

/** The position of an attempt in the list of all attempts, newest first; used as the list's cursor. */
export interface ReportPosition {
  finishedAt: string;
  id: string;
  userId: string;
}

/** Lists at most `limit` quiz versions that have this category and these words in their title. */
export function listMatchingVersions(
  db: Executor,
  filter: Pick<ReportFilter, 'category' | 'search' | 'quizId'>,
  limit: number,
) {
  return db
    .select({ id: versionTitles.id, quizId: versionTitles.quizId })
    .from(versionTitles)
    .where(and(filter.quizId === undefined ? undefined : eq(versionTitles.quizId, filter.quizId), matchesTitle(filter)))
    .limit(limit);
}

function matchesTitle({ category, search }: Pick<ReportFilter, 'category' | 'search'>): SQL | undefined {
  return and(
    category === undefined ? undefined : eq(versionTitles.category, category),
    search ? sql`position(lower(${search}) in lower(${versionTitles.title})) > 0` : undefined,
  );
}

/** A learner's day begins at most 10 hours before UTC midnight of its date, and ends at most 40 hours after it. */
const EARLIEST_DAY_START = sql`interval '10 hours'`;
const LATEST_DAY_END = sql`interval '40 hours'`;

/** Builds the part of a report filter that the attempts' indexes can answer. */
function matchesIndexed(filter: Pick<ReportFilter, 'userId' | 'from' | 'to' | 'before'>): SQL | undefined {
  const { before, from, to } = filter;
  return and(
    filter.userId === null ? undefined : eq(gradedAttempts.userId, filter.userId),
    // The filter names learners' days, which have no index, so it's widened to a range of times, which has one.
    from === undefined
      ? undefined
      : sql`${gradedAttempts.finishedAt} >= ${from}::date::timestamp at time zone 'UTC' - ${EARLIEST_DAY_START}`,
    to === undefined
      ? undefined
      : sql`${gradedAttempts.finishedAt} < ${to}::date::timestamp at time zone 'UTC' + ${LATEST_DAY_END}`,
    before === null
      ? undefined
      : sql`(${gradedAttempts.finishedAt}, ${gradedAttempts.id}, ${gradedAttempts.userId})
          < (${before.finishedAt}::timestamptz, ${before.id}::uuid, ${before.userId}::uuid)`,
  );
}

/** Builds the part of a report filter that needs the attempt's row: the exact learner's day and the result. */
function matchesRest({ from, to, result }: Pick<ReportFilter, 'from' | 'to' | 'result'>): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(gradedAttempts.day, from),
    to === undefined ? undefined : lte(gradedAttempts.day, to),
    result === undefined ? undefined : eq(gradedAttempts.passed, result === 'passed'),
  );
}

/**
 * The most attempts that are examined for one page, whatever the filter. If the filter leaves several quizzes, at most
 * `MAX_SCANNED_PER_QUIZ` attempts at each are examined.
 */
const MAX_SCANNED = 5_000;
const MAX_SCANNED_PER_QUIZ = 100;

/**
 * Searches everybody's attempts, newest first, examining a limited number of them.
 * @param narrowed the versions that match category and search; undefined if they aren't filtered or are too many to
 * list.
 * @returns up to one more than `limit` of the matches, and the last examined position, which is null if the end was
 * reached.
 */
export async function searchAttempts(
  db: Executor,
  filter: ReportFilter,
  narrowed: readonly { id: string; quizId: string }[] | undefined,
): Promise<{ found: ReportPosition[]; lookedTo: ReportPosition | null }> {
  const { quizId, limit } = filter;
  const quizIds = narrowed
    ? [...new Set(narrowed.map((version) => version.quizId))]
    : quizId === undefined
      ? null
      : [quizId];
  const scanLimit = sql.raw(String(quizIds !== null && quizIds.length > 1 ? MAX_SCANNED_PER_QUIZ : MAX_SCANNED));
  const newest = sql`finished_at desc, id desc, user_id desc`;
  // Rows are numbered outside the limited subquery, because a window function inside it would number all rows.
  const scan = (of: SQL | undefined) => sql`
    select attempt.*, row_number() over (order by ${newest}) as step from (
      select user_id, id, finished_at, version_id, ${matchesRest(filter) ?? sql`true`} as is_like
      from ${gradedAttempts} where ${and(of, matchesIndexed({ ...filter, userId: null })) ?? sql`true`}
      order by ${newest} limit ${scanLimit}
    ) as attempt`;
  const [only = null, ...others] = quizIds ?? [];
  // With a single quiz in the statement, the planner uses that quiz's own frequency; with a list of quizzes it assumes
  // an average frequency for each.
  const scanned =
    others.length === 0
      ? scan(only === null ? undefined : eq(gradedAttempts.quizId, only))
      : sql`select one.* from unnest(${sql.param(quizIds)}::uuid[]) as quiz (id)
          cross join lateral (${scan(sql`${gradedAttempts.quizId} = quiz.id`)}) as one`;
  const versionIds = narrowed?.map(({ id }) => id);
  const matchesVersion = versionIds ? isOneOf(versionTitles.id, versionIds) : (matchesTitle(filter) ?? sql`true`);
  const rows = rowsOf<{ user_id: string; id: string; ms: unknown; is_last: boolean }>(
    await db.execute(sql`
      with walked as materialized (${scanned}), last as (
        select user_id, id, finished_at from walked where step = ${scanLimit} order by ${newest} limit 1
      ), found as (
        select user_id, walked.id, finished_at from walked join ${versionTitles} on ${versionTitles.id} = version_id
        where is_like and ${matchesVersion} and not exists (
          select from last
          where (walked.finished_at, walked.id, walked.user_id) < (last.finished_at, last.id, last.user_id)
        )
        order by finished_at desc, walked.id desc, user_id desc limit ${limit + 1}
      )
      select user_id, id, extract(epoch from finished_at) * 1000 as ms, false as is_last from found
      union all
      select user_id, id, extract(epoch from finished_at) * 1000, true from last`),
  );
  const places = rows.map((row) => ({
    isLast: row.is_last,
    place: { finishedAt: new Date(Number(row.ms)).toISOString(), id: row.id, userId: row.user_id },
  }));
  return {
    found: places.filter(({ isLast }) => !isLast).map(({ place }) => place),
    lookedTo: places.find(({ isLast }) => isLast)?.place ?? null,
  };
}

/** Lists the reports at these positions, newest first. */
export function listReportsAt(db: Executor, positions: readonly ReportPosition[]) {
  const ids = sql.param(positions.map(({ id }) => id));
  const userIds = sql.param(positions.map(({ userId }) => userId));
  return selectCards(db)
    .where(
      sql`(${gradedAttempts.userId}, ${gradedAttempts.id}) in (select * from unnest(${userIds}::uuid[], ${ids}::uuid[]))`,
    )
    .orderBy(...NEWEST_FIRST);
}

const NEWEST_FIRST = [desc(gradedAttempts.finishedAt), desc(gradedAttempts.id), desc(gradedAttempts.userId)];

function selectCards(db: Executor) {
  return db
    .select({
      attempt: attemptColumns,
      title: versionTitles.title,
      category: versionTitles.category,
      origin: quizOrigins.origin,
      learner: { id: people.id, name: people.name },
    })
    .from(gradedAttempts)
    .innerJoin(versionTitles, eq(versionTitles.id, gradedAttempts.versionId))
    .innerJoin(quizOrigins, eq(quizOrigins.id, gradedAttempts.quizId))
    .innerJoin(people, eq(people.id, gradedAttempts.userId));
}

/** Lists a page of reports, newest first, with one row more than `limit` if there are more. */
export function listReports(db: Executor, filter: ReportFilter) {
  const isOfQuiz = filter.quizId === undefined ? undefined : eq(gradedAttempts.quizId, filter.quizId);
  return selectCards(db)
    .where(and(matchesIndexed(filter), isOfQuiz, matchesRest(filter), matchesTitle(filter)))
    .orderBy(...NEWEST_FIRST)
    .limit(filter.limit + 1);
}
