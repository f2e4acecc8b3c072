// Computes statistics from a learner's work on paths. Pure.
import {
  computeCompetencyLevel,
  computeOverallProgress,
  HIGH_MASTERY,
  MEDIUM_MASTERY,
  reviewDateOf,
} from '@quorbit/contracts/paths/progress';
import type { PathAnalytics, UserCompetency } from '@quorbit/contracts/paths/schema';
import { workByNode } from '@quorbit/contracts/paths/work';
import { groupBy } from '../../lib/group-by.ts';
import type { CompetencyMastery, StartedNode } from './path-analytics.repository.ts';

/** The maximum number of entries in each list of the statistics. */
const MAX_LISTED = 10;

export function computeAnalytics(nodes: readonly StartedNode[]): PathAnalytics {
  const paths = [...groupBy(nodes, ({ path }) => path.id).values()];
  const known = computeMasteries(nodes);
  return {
    totalPaths: paths.length,
    completedPaths: paths.filter(([first]) => first?.path.completedAt != null).length,
    totalTimeSpent: nodes.reduce((sum, { work }) => sum + (work?.minutes ?? 0), 0),
    averageProgress: Math.round(
      mean(paths.map((pathNodes) => computeOverallProgress(pathNodes, workByNode(pathNodes)))),
    ),
    strengths: namesOf(known.filter(({ mastery }) => mastery >= HIGH_MASTERY).sort((a, b) => b.mastery - a.mastery)),
    weaknesses: namesOf(known.filter(({ mastery }) => mastery < MEDIUM_MASTERY).sort((a, b) => a.mastery - b.mastery)),
    upcomingReviews: paths
      .flatMap((pathNodes) => reviewsOf(pathNodes)[0] ?? [])
      .sort(byDate)
      .slice(0, MAX_LISTED),
  };
}

/** Returns the competencies in order of their names, with the mean mastery of their completed nodes. */
function computeMasteries(nodes: readonly StartedNode[]) {
  const completed = nodes.flatMap(({ competency, work }) =>
    competency !== null && work?.mastery != null ? [{ competency, mastery: work.mastery }] : [],
  );
  return [...groupBy(completed, ({ competency }) => competency)]
    .map(([name, completedNodes]) => ({ name, mastery: mean(completedNodes.map(({ mastery }) => mastery)) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function namesOf(known: readonly { name: string }[]): string[] {
  return known.slice(0, MAX_LISTED).map(({ name }) => name);
}

/** Returns the reviews of a path's completed nodes, the earliest first. */
function reviewsOf(nodes: readonly StartedNode[]): PathAnalytics['upcomingReviews'] {
  return nodes
    .flatMap(({ path, id, title, work }) =>
      work?.completedAt && work.mastery !== null
        ? {
            pathId: path.id,
            pathTitle: path.title,
            nodeId: id,
            nodeTitle: title,
            mastery: work.mastery,
            reviewDate: reviewDateOf(work.completedAt, work.mastery).toISOString(),
          }
        : [],
    )
    .sort(byDate);
}

function byDate(a: { reviewDate: string }, b: { reviewDate: string }): number {
  return Date.parse(a.reviewDate) - Date.parse(b.reviewDate);
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/**
 * Groups mastery rows by competency.
 * @param masteries one row for each node that teaches a competency, in the order of the result.
 */
export function toUserCompetencies(masteries: readonly CompetencyMastery[]): UserCompetency[] {
  return [...groupBy(masteries, ({ competency }) => competency.id).values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { id, name, level, description } = first.competency;
    return {
      id,
      competency: { name, level, description },
      currentLevel: computeCompetencyLevel(rows.map(({ mastery }) => mastery)),
      masteryDate: first.masteredAt?.toISOString() ?? null,
    };
  });
}
