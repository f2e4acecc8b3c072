import { newId } from '@quorbit/contracts/lib/ids';
import { computeOverallProgress, type NodeWork, nodeStatusOf } from '@quorbit/contracts/paths/progress';
import type { PathDetail, PathNode, PathOutline, PathProgress } from '@quorbit/contracts/paths/schema';

const AT = '2026-03-01T10:00:00.000Z';

/** Creates a path node for tests, in the given column and row. */
export function node(title: string, [x, y]: readonly [number, number], more: Partial<PathNode> = {}): PathNode {
  return {
    id: newId(),
    title,
    type: 'concept',
    description: `About ${title}.`,
    position: { x, y },
    prerequisites: [],
    estimatedTime: 20,
    quiz: null,
    competency: null,
    ...more,
  };
}

/** Returns the progress of a learner who started a path. */
function progress(nodes: readonly PathNode[], done: ReadonlyMap<string, NodeWork>): PathProgress {
  const percent = computeOverallProgress(nodes, done);
  return {
    overallProgress: percent,
    timeSpent: 95,
    startedAt: AT,
    ...(percent === 100 ? { status: 'completed', completedAt: AT } : { status: 'in_progress', completedAt: null }),
    nodeProgress: nodes.map((pathNode) => ({
      nodeId: pathNode.id,
      status: nodeStatusOf(pathNode, done),
      mastery: done.get(pathNode.id)?.mastery ?? null,
    })),
  };
}

/** Creates a path for tests. `done` is the learner's work by node id, missing for a path that wasn't started. */
export function detail(nodes: PathNode[], done?: ReadonlyMap<string, NodeWork>): PathDetail {
  return {
    path: {
      id: newId(),
      title: 'Programming',
      description: 'From the ground up.',
      category: 'Programming',
      level: 'Beginner',
      estimatedDuration: 12,
      stats: { totalLearners: 4 },
      nodes,
    },
    ...(done && { userProgress: progress(nodes, done) }),
  };
}

/** Converts a path for tests to its entry in a list. */
export function outline({ path, userProgress }: PathDetail, more: Partial<PathOutline> = {}): PathOutline {
  const nodes = path.nodes.map(({ id, title, type, prerequisites }) => ({ id, title, type, prerequisites }));
  return { ...path, nodes, ...(userProgress && { userProgress }), ...more };
}
