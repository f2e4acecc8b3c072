// Makes what callers get of rows. Pure.
import { type NodeWork, overallProgress, statusOf } from '@quorbit/contracts/paths/progress';
import type { PathDetail, PathNode, PathOutline, PathProgress } from '@quorbit/contracts/paths/schema';
import type { NodeRow, PathRow, ProgressRow } from './paths.repository.ts';

interface WorkedNode extends Pick<NodeRow, 'id' | 'prerequisites'> {
  work: (NodeWork & { minutes: number }) | null;
}

/** A learner's work by node. */
export function workBy(nodes: readonly { id: string; work: NodeWork | null }[]): ReadonlyMap<string, NodeWork> {
  return new Map(nodes.flatMap(({ id, work }) => (work ? [[id, work] as const] : [])));
}

function viewProgress({ startedAt, completedAt }: ProgressRow, nodes: readonly WorkedNode[]): PathProgress {
  const done = workBy(nodes);
  return {
    status: completedAt ? 'completed' : 'in_progress',
    overallProgress: overallProgress(nodes, done),
    timeSpent: nodes.reduce((sum, { work }) => sum + (work?.minutes ?? 0), 0),
    startedAt: startedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    nodeProgress: nodes.map((node) => ({
      nodeId: node.id,
      status: statusOf(node, done),
      mastery: node.work?.mastery ?? null,
    })),
  };
}

function about({ id, title, description, category, level, estimatedHours, learners }: PathRow) {
  const stats = { totalLearners: learners };
  return { id, title, description, category, level, estimatedDuration: estimatedHours, stats };
}

type OutlinedNode = WorkedNode & Pick<NodeRow, 'title' | 'type'>;

export function viewOutline(path: PathRow, progress: ProgressRow | null, nodes: readonly OutlinedNode[]): PathOutline {
  return {
    ...about(path),
    nodes: nodes.map(({ id, title, type }) => ({ id, title, type })),
    ...(progress && { userProgress: viewProgress(progress, nodes) }),
  };
}

function viewNode({ x, y, estimatedMinutes, quiz, bestPercentage, competency, work: _, ...node }: NodeRow): PathNode {
  return {
    ...node,
    position: { x, y },
    estimatedTime: estimatedMinutes,
    quiz: quiz && { ...quiz, bestPercentage },
    competency: competency?.name ?? null,
  };
}

/** A path as a learner finds it; progress is null until they start it. */
export interface ReadPath {
  path: PathRow;
  progress: ProgressRow | null;
  nodes: readonly NodeRow[];
}

export function viewDetail({ path, progress, nodes }: ReadPath): PathDetail {
  return {
    path: { ...about(path), nodes: nodes.map(viewNode) },
    ...(progress && { userProgress: viewProgress(progress, nodes) }),
  };
}
