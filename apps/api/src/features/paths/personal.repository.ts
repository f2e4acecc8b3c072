// Queries for the export of a person's progress on learning paths.
import type { Executor } from '@quorbit/db/client';
import {
  competencies,
  masteredCompetencies,
  nodeProgress,
  pathNodes,
  pathProgress,
  paths,
} from '@quorbit/db/schema/paths';
import { and, asc, eq, gt } from 'drizzle-orm';

/**
 * A page of the paths that the user started.
 * @param after the id of the last path on the previous page.
 */
export function pageOfPathProgress(db: Executor, userId: string, after: string | null, limit: number) {
  const { pathId, startedAt, completedAt } = pathProgress;
  return db
    .select({ pathId, title: paths.title, startedAt, completedAt })
    .from(pathProgress)
    .innerJoin(paths, eq(paths.id, pathId))
    .where(and(eq(pathProgress.userId, userId), after === null ? undefined : gt(pathId, after)))
    .orderBy(asc(pathId))
    .limit(limit);
}

/**
 * A page of the steps that the user worked on.
 * @param after the id of the last step on the previous page.
 */
export function pageOfNodeProgress(db: Executor, userId: string, after: string | null, limit: number) {
  const { pathId, nodeId, status, mastery, minutes, completedAt } = nodeProgress;
  return db
    .select({ pathId, nodeId, title: pathNodes.title, status, mastery, minutes, completedAt })
    .from(nodeProgress)
    .innerJoin(pathNodes, eq(pathNodes.id, nodeId))
    .where(and(eq(nodeProgress.userId, userId), after === null ? undefined : gt(nodeId, after)))
    .orderBy(asc(nodeId))
    .limit(limit);
}

/**
 * A page of the competencies that the user mastered.
 * @param after the id of the last competency on the previous page.
 */
export function pageOfMasteredCompetencies(db: Executor, userId: string, after: string | null, limit: number) {
  const { competencyId, masteredAt } = masteredCompetencies;
  return db
    .select({ competencyId, name: competencies.name, masteredAt })
    .from(masteredCompetencies)
    .innerJoin(competencies, eq(competencies.id, competencyId))
    .where(and(eq(masteredCompetencies.userId, userId), after === null ? undefined : gt(competencyId, after)))
    .orderBy(asc(competencyId))
    .limit(limit);
}
