import type { Executor } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/lists';
import { rowsOf } from '@quorbit/db/rows';
import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';
import { gradedAttempts } from '../attempts/attempts.views.ts';
import { versionTitles } from '../quizzes/quizzes.views.ts';

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

export interface ReportFilter {
  /** Null: everybody's. */
  userId: string | null;
  quizId?: string | undefined;
  category?: string | undefined;
  result?: 'passed' | 'failed' | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before: Place | null;
  limit: number;
}

/** Where an attempt is among all, newest first. */
export interface Place {
  finishedAt: string;
  id: string;
  userId: string;
}

/** The versions of a category, or with these words in their titles; at most `limit`. */
export function listVersionsTitled(
  db: Executor,
  filter: Pick<ReportFilter, 'category' | 'search' | 'quizId'>,
  limit: number,
) {
  return db
    .select({ id: versionTitles.id, quizId: versionTitles.quizId })
    .from(versionTitles)
    .where(and(filter.quizId === undefined ? undefined : eq(versionTitles.quizId, filter.quizId), isTitled(filter)))
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

/** What limits attempts by what their indexes know. */
function isAmong(filter: Pick<ReportFilter, 'userId' | 'from' | 'to' | 'before'>): SQL | undefined {
  const { before, from, to } = filter;
  return and(
    filter.userId === null ? undefined : eq(gradedAttempts.userId, filter.userId),
    // Days are the learners' own, and without an index: the times around them have one.
    from === undefined
      ? undefined
      : sql`${gradedAttempts.finishedAt} >= ${from}::date::timestamp at time zone 'UTC' - ${DAY_BEGINS}`,
    to === undefined
      ? undefined
      : sql`${gradedAttempts.finishedAt} < ${to}::date::timestamp at time zone 'UTC' + ${DAY_ENDS}`,
    before === null
      ? undefined
      : sql`(${gradedAttempts.finishedAt}, ${gradedAttempts.id}, ${gradedAttempts.userId})
          < (${before.finishedAt}::timestamptz, ${before.id}::uuid, ${before.userId}::uuid)`,
  );
}

/** What of an attempt decides as well, once it is read. */
function isLike({ from, to, result }: Pick<ReportFilter, 'from' | 'to' | 'result'>): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(gradedAttempts.day, from),
    to === undefined ? undefined : lte(gradedAttempts.day, to),
    result === undefined ? undefined : eq(gradedAttempts.passed, result === 'passed'),
  );
}

/** So many attempts are looked at for one page, whatever is looked for; of each of several quizzes so many. */
const WALKED = 5_000;
const WALKED_OF_EACH = 100;

/**
 * Looks for everybody's attempts, newest first, among a limited number of them.
 * @param narrowed the versions that category and search leave, where they are few
 * @returns one more than `limit` where there are more, and how far was looked where the end was not reached
 */
export async function findAmongAll(
  db: Executor,
  filter: ReportFilter,
  narrowed: readonly { id: string; quizId: string }[] | undefined,
): Promise<{ found: Place[]; lookedTo: Place | null }> {
  const { quizId, limit } = filter;
  const quizIds = narrowed
    ? [...new Set(narrowed.map((version) => version.quizId))]
    : quizId === undefined
      ? null
      : [quizId];
  const steps = sql.raw(String(quizIds !== null && quizIds.length > 1 ? WALKED_OF_EACH : WALKED));
  const newest = sql`finished_at desc, id desc, user_id desc`;
  // Numbered outside of the limit: a window inside would be made of all rows.
  const walk = (of: SQL | undefined) => sql`
    select attempt.*, row_number() over (order by ${newest}) as step from (
      select user_id, id, finished_at, version_id, ${isLike(filter) ?? sql`true`} as is_like
      from ${gradedAttempts} where ${and(of, isAmong({ ...filter, userId: null })) ?? sql`true`}
      order by ${newest} limit ${steps}
    ) as attempt`;
  const [only = null, ...others] = quizIds ?? [];
  // A quiz that a statement names is planned for as popular as it is; of several, each for as popular as most.
  const walked =
    others.length === 0
      ? walk(only === null ? undefined : eq(gradedAttempts.quizId, only))
      : sql`select one.* from unnest(${sql.param(quizIds)}::uuid[]) as quiz (id)
          cross join lateral (${walk(sql`${gradedAttempts.quizId} = quiz.id`)}) as one`;
  const versionIds = narrowed?.map(({ id }) => id);
  const isWanted = versionIds ? isOneOf(versionTitles.id, versionIds) : (isTitled(filter) ?? sql`true`);
  const rows = rowsOf<{ user_id: string; id: string; ms: unknown; is_last: boolean }>(
    await db.execute(sql`
      with walked as materialized (${walked}), last as (
        select user_id, id, finished_at from walked where step = ${steps} order by ${newest} limit 1
      ), found as (
        select user_id, walked.id, finished_at from walked join ${versionTitles} on ${versionTitles.id} = version_id
        where is_like and ${isWanted} and not exists (
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

/** These attempts, newest first. */
export function listFound(db: Executor, found: readonly Place[]) {
  const ids = sql.param(found.map(({ id }) => id));
  const userIds = sql.param(found.map(({ userId }) => userId));
  return cards(db)
    .where(
      sql`(${gradedAttempts.userId}, ${gradedAttempts.id}) in (select * from unnest(${userIds}::uuid[], ${ids}::uuid[]))`,
    )
    .orderBy(...NEWEST_FIRST);
}

const NEWEST_FIRST = [desc(gradedAttempts.finishedAt), desc(gradedAttempts.id), desc(gradedAttempts.userId)];

function cards(db: Executor) {
  return db
    .select({
      attempt: figures,
      title: versionTitles.title,
      category: versionTitles.category,
      learner: { id: people.id, name: people.name },
    })
    .from(gradedAttempts)
    .innerJoin(versionTitles, eq(versionTitles.id, gradedAttempts.versionId))
    .innerJoin(people, eq(people.id, gradedAttempts.userId));
}

/** A page of attempts, newest first, with one row more than `limit` where there are more. */
export function listReports(db: Executor, filter: ReportFilter) {
  const isOfQuiz = filter.quizId === undefined ? undefined : eq(gradedAttempts.quizId, filter.quizId);
  return cards(db)
    .where(and(isAmong(filter), isOfQuiz, isLike(filter), isTitled(filter)))
    .orderBy(...NEWEST_FIRST)
    .limit(filter.limit + 1);
}
