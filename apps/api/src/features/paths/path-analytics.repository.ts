// What a learner's figures are made of.
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

/** The nodes of all paths that somebody started, with what they did there. */
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

/** Competencies by name, if somebody completed a node that teaches them: each such node, with its mastery. */
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
