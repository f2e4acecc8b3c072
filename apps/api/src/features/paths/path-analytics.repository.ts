// Queries behind a learner's statistics on learning paths.
import type { Executor } from '@quorbit/db/client';
import {
  competencies,
  masteredCompetencies,
  nodeProgress,
  pathNodes,
  pathProgress,
  paths,
} from '@quorbit/db/schema/paths';
import { and, asc, eq, sql } from 'drizzle-orm';
import { workOf } from './paths.repository.ts';

export type StartedNode = Awaited<ReturnType<typeof listStartedNodes>>[number];
export type CompetencyMastery = Awaited<ReturnType<typeof listCompetencyMasteries>>[number];

/** Returns the nodes of all paths that the user started, with the user's progress on each. */
export function listStartedNodes(db: Executor, userId: string) {
  return db
    .select({
      path: { id: paths.id, title: paths.title, completedAt: pathProgress.completedAt },
      id: pathNodes.id,
      title: pathNodes.title,
      competency: competencies.name,
      work: {
        status: nodeProgress.status,
        mastery: nodeProgress.mastery,
        minutes: nodeProgress.minutes,
        completedAt: nodeProgress.completedAt,
      },
    })
    .from(pathProgress)
    .innerJoin(paths, eq(paths.id, pathProgress.pathId))
    .innerJoin(pathNodes, eq(pathNodes.pathId, pathProgress.pathId))
    .leftJoin(competencies, eq(competencies.id, pathNodes.competencyId))
    .leftJoin(nodeProgress, workOf(userId))
    .where(eq(pathProgress.userId, userId))
    .orderBy(asc(pathNodes.pathId), asc(pathNodes.place));
}

/**
 * Returns the competencies that at least one node completed by the user teaches, in order of their names: one row for
 * every node that teaches them, with its mastery, which is null while the node isn't completed.
 */
export function listCompetencyMasteries(db: Executor, userId: string) {
  const learnedIds = sql`(
    select path_nodes.competency_id from ${nodeProgress}
    join ${pathNodes} on path_nodes.id = node_progress.node_id
    where node_progress.user_id = ${userId} and node_progress.status = 'completed')`;
  return db
    .select({
      competency: competencies,
      masteredAt: masteredCompetencies.masteredAt,
      mastery: nodeProgress.mastery,
    })
    .from(competencies)
    .innerJoin(pathNodes, eq(pathNodes.competencyId, competencies.id))
    .leftJoin(nodeProgress, workOf(userId))
    .leftJoin(
      masteredCompetencies,
      and(eq(masteredCompetencies.userId, userId), eq(masteredCompetencies.competencyId, competencies.id)),
    )
    .where(sql`${competencies.id} in ${learnedIds}`)
    .orderBy(asc(competencies.name), asc(competencies.id));
}
