// Converts rows to the views that callers get. Pure.
import type { PathDetail, PathNode, PathOutline } from '@quorbit/contracts/paths/schema';
import { type NodeWithWork, toPathProgress } from '@quorbit/contracts/paths/work';
import type { NodeRow, PathRow, ProgressRow } from './paths.repository.ts';

function viewCommon({ id, title, description, category, level, estimatedHours, learners }: PathRow) {
  const stats = { totalLearners: learners };
  return { id, title, description, category, level, estimatedDuration: estimatedHours, stats };
}

type OutlinedNode = Pick<NodeRow, 'id' | 'title' | 'type' | 'prerequisites'> & Pick<NodeWithWork, 'work'>;

export function viewOutline(path: PathRow, progress: ProgressRow | null, nodes: readonly OutlinedNode[]): PathOutline {
  return {
    ...viewCommon(path),
    nodes: nodes.map(({ id, title, type, prerequisites }) => ({ id, title, type, prerequisites })),
    ...(progress && { userProgress: toPathProgress(nodes, progress) }),
  };
}

function viewNode({
  pathId: _path,
  x,
  y,
  estimatedMinutes,
  quiz,
  bestPercentage,
  competency,
  work: _,
  ...node
}: NodeRow): PathNode {
  return {
    ...node,
    position: { x, y },
    estimatedTime: estimatedMinutes,
    quiz: quiz && { ...quiz, bestPercentage },
    competency: competency?.name ?? null,
  };
}

/** A path with a learner's progress, which is null until the learner starts the path. */
export interface PathWithProgress {
  path: PathRow;
  progress: ProgressRow | null;
  nodes: readonly NodeRow[];
}

export function viewDetail({ path, progress, nodes }: PathWithProgress): PathDetail {
  return {
    path: { ...viewCommon(path), nodes: nodes.map(viewNode) },
    ...(progress && { userProgress: toPathProgress(nodes, progress) }),
  };
}
