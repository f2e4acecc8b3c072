// Owns a learner's statistics over all learning paths.
import type { PathAnalytics, UserCompetency } from '@quorbit/contracts/paths/schema';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import * as repository from './path-analytics.repository.ts';
import { computeAnalytics, toUserCompetencies } from './path-analytics.ts';

export async function getAnalytics(db: Executor, actor: Pick<Actor, 'id'>): Promise<PathAnalytics> {
  return computeAnalytics(await repository.listStartedNodes(db, actor.id));
}

/** Returns the competencies that are taught by nodes the caller completed. */
export async function listCompetencies(db: Executor, actor: Pick<Actor, 'id'>): Promise<UserCompetency[]> {
  return toUserCompetencies(await repository.listCompetencyMasteries(db, actor.id));
}
