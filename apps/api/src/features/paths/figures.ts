// What a learner's work on paths adds up to. Pure.
import {
  competencyLevel,
  HIGH_MASTERY,
  MEDIUM_MASTERY,
  overallProgress,
  reviewOn,
} from '@quorbit/contracts/paths/progress';
import type { PathAnalytics, UserCompetency } from '@quorbit/contracts/paths/schema';
import { workBy } from '@quorbit/contracts/paths/work';
import { grouped } from '../../lib/grouped.ts';
import type { StartedNode, TaughtNode } from './learning.repository.ts';

/** Of each list of the figures. */
const MOST = 10;

export function analyticsOf(nodes: readonly StartedNode[]): PathAnalytics {
  const paths = [...grouped(nodes, ({ path }) => path.id).values()];
  const known = knownCompetencies(nodes);
  return {
    totalPaths: paths.length,
    completedPaths: paths.filter(([first]) => first?.path.completedAt != null).length,
    totalTimeSpent: nodes.reduce((sum, { work }) => sum + (work?.minutes ?? 0), 0),
    averageProgress: Math.round(mean(paths.map((its) => overallProgress(its, workBy(its))))),
    strengths: namesOf(known.filter(({ mastery }) => mastery >= HIGH_MASTERY).sort((a, b) => b.mastery - a.mastery)),
    weaknesses: namesOf(known.filter(({ mastery }) => mastery < MEDIUM_MASTERY).sort((a, b) => a.mastery - b.mastery)),
    upcomingReviews: paths
      .flatMap((its) => reviewsOf(its)[0] ?? [])
      .sort(byDate)
      .slice(0, MOST),
  };
}

/** Competencies by name, with the mean mastery of completed nodes. */
function knownCompetencies(nodes: readonly StartedNode[]) {
  const completed = nodes.flatMap(({ competency, work }) =>
    competency !== null && work?.mastery != null ? [{ competency, mastery: work.mastery }] : [],
  );
  return [...grouped(completed, ({ competency }) => competency)]
    .map(([name, its]) => ({ name, mastery: mean(its.map(({ mastery }) => mastery)) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function namesOf(known: readonly { name: string }[]): string[] {
  return known.slice(0, MOST).map(({ name }) => name);
}

/** When to review the completed nodes of a path, the earliest first. */
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
            reviewDate: reviewOn(work.completedAt, work.mastery).toISOString(),
          }
        : [],
    )
    .sort(byDate);
}

function byDate(a: { reviewDate: string }, b: { reviewDate: string }): number {
  return Date.parse(a.reviewDate) - Date.parse(b.reviewDate);
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** @param taught in the order of the list, one row for each node that teaches one */
export function competenciesOf(taught: readonly TaughtNode[]): UserCompetency[] {
  return [...grouped(taught, ({ competency }) => competency.id).values()].flatMap((its) => {
    const [first] = its;
    if (!first) return [];
    const { id, name, level, description } = first.competency;
    return {
      id,
      competency: { name, level, description },
      currentLevel: competencyLevel(its.map(({ mastery }) => mastery)),
      masteryDate: first.masteredAt?.toISOString() ?? null,
    };
  });
}
