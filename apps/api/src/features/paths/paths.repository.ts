// Queries over learning paths and their nodes, with one learner's progress.
import { ALL_PATHS, type ListPathsInput } from '@quorbit/contracts/paths/schema';
import type { Executor } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { competencies, nodeProgress, pathNodes, pathProgress, paths } from '@quorbit/db/schema/paths';
import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { gradedAttempts } from '../attempts/attempts.views.ts';
import { isVisibleTo } from '../quizzes/access.views.ts';
import { listedQuizzes } from '../quizzes/quizzes.views.ts';

export type PathRow = typeof paths.$inferSelect;
export type ProgressRow = typeof pathProgress.$inferSelect;
export type NodeRow = Awaited<ReturnType<typeof listNodes>>[number];

type Filter = Pick<ListPathsInput, 'category' | 'level' | 'search'>;

interface Reader {
  id: string;
  role: string;
}

/** The columns of a learner's progress on a node. */
const work = {
  status: nodeProgress.status,
  mastery: nodeProgress.mastery,
  minutes: nodeProgress.minutes,
  completedAt: nodeProgress.completedAt,
};

const startedBy = (userId: string) => and(eq(pathProgress.pathId, paths.id), eq(pathProgress.userId, userId));
/** The join condition between a node and the user's progress on it. */
export const workOf = (userId: string) =>
  and(
    eq(nodeProgress.userId, userId),
    eq(nodeProgress.pathId, pathNodes.pathId),
    eq(nodeProgress.nodeId, pathNodes.id),
  );

function matches({ category, level, search }: Filter): SQL | undefined {
  return and(
    category === ALL_PATHS ? undefined : eq(paths.category, category),
    level === ALL_PATHS ? undefined : eq(paths.level, level),
    hasWords(search),
  );
}

/**
 * Condition that every word of the search occurs in the title, the description or the category; undefined for an empty
 * search.
 */
function hasWords(search: string): SQL | undefined {
  const words = search.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const text = sql`lower(concat_ws(' ', ${paths.title}, ${paths.description}, ${paths.category}))`;
  return sql`not exists (
    select from unnest(${sql.param(words)}::text[]) as word where position(lower(word) in ${text}) = 0)`;
}

/**
 * Returns a page of all paths in the order of their creation, with the user's progress.
 * @param page.after the id of the last path on the previous page.
 */
export function listPaths(
  db: Executor,
  userId: string,
  { after, limit, ...filter }: Filter & { after: string | null; limit: number },
) {
  return db
    .select({ path: paths, progress: pathProgress })
    .from(paths)
    .leftJoin(pathProgress, startedBy(userId))
    .where(and(matches(filter), after === null ? undefined : gt(paths.id, after)))
    .orderBy(asc(paths.id))
    .limit(limit);
}

/**
 * Returns a page of the paths that the user started, the most recently worked on first.
 * @param page.after the last path on the previous page.
 */
export function listStarted(
  db: Executor,
  userId: string,
  { after, limit, ...filter }: Filter & { after: { workedAt: string; id: string } | null; limit: number },
) {
  return db
    .select({ path: paths, progress: pathProgress })
    .from(pathProgress)
    .innerJoin(paths, eq(paths.id, pathProgress.pathId))
    .where(
      and(
        eq(pathProgress.userId, userId),
        matches(filter),
        after === null
          ? undefined
          : sql`(${pathProgress.workedAt}, ${pathProgress.pathId}) < (${after.workedAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(pathProgress.workedAt), desc(pathProgress.pathId))
    .limit(limit);
}

/** Returns paths with the user's progress, which is null until the user starts the path. */
export function findPaths(db: Executor, userId: string, ids: readonly string[]) {
  return db
    .select({ path: paths, progress: pathProgress })
    .from(paths)
    .leftJoin(pathProgress, startedBy(userId))
    .where(isOneOf(paths.id, ids));
}

/** Returns the nodes of these paths, in the order of each path, with the user's progress on them. */
export function listOutlines(db: Executor, userId: string, pathIds: readonly string[]) {
  return db
    .select({
      pathId: pathNodes.pathId,
      id: pathNodes.id,
      title: pathNodes.title,
      type: pathNodes.type,
      prerequisites: pathNodes.prerequisites,
      work,
    })
    .from(pathNodes)
    .leftJoin(nodeProgress, workOf(userId))
    .where(isOneOf(pathNodes.pathId, pathIds))
    .orderBy(asc(pathNodes.pathId), asc(pathNodes.place));
}

/**
 * Returns the nodes of these paths with everything that skill trees show. The quiz is null where the reader may not see
 * it. Attempts that are still sealed have no percentage yet.
 */
export function listNodes(db: Executor, reader: Reader, pathIds: readonly string[]) {
  return db
    .select({
      pathId: pathNodes.pathId,
      id: pathNodes.id,
      title: pathNodes.title,
      description: pathNodes.description,
      type: pathNodes.type,
      x: pathNodes.x,
      y: pathNodes.y,
      prerequisites: pathNodes.prerequisites,
      estimatedMinutes: pathNodes.estimatedMinutes,
      quiz: { id: listedQuizzes.id, title: listedQuizzes.title },
      bestPercentage: sql<number | null>`(
        select max(attempts.percentage) from ${gradedAttempts}
        where attempts.user_id = ${reader.id} and attempts.quiz_id = ${pathNodes.quizId})`,
      competency: { id: competencies.id, name: competencies.name },
      work,
    })
    .from(pathNodes)
    .leftJoin(listedQuizzes, and(eq(listedQuizzes.id, pathNodes.quizId), isVisibleTo(reader, sql`${pathNodes.quizId}`)))
    .leftJoin(competencies, eq(competencies.id, pathNodes.competencyId))
    .leftJoin(nodeProgress, workOf(reader.id))
    .where(isOneOf(pathNodes.pathId, pathIds))
    .orderBy(asc(pathNodes.pathId), asc(pathNodes.place));
}
