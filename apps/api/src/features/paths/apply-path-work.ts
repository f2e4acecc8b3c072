// Applies one item of a learner's work to a path with the learner's progress. Pure.
import { applyNodeChange, isPathCompleted, type NodeChange, type Refusal } from '@quorbit/contracts/paths/work';
import type { PathWithProgress } from './views.ts';

/**
 * Applies a change to a path and starts the path if it isn't started.
 * @param change missing where the learner only starts the path.
 * @returns the same object if nothing changes.
 */
export function applyWorkToPath(
  before: PathWithProgress,
  { userId, change, at }: { userId: string; change: NodeChange | undefined; at: Date },
): PathWithProgress | Refusal {
  const { path, progress, nodes } = before;
  const after = change ? applyNodeChange(nodes, change, at) : nodes;
  if ('refusal' in after) return after;
  if (progress && after === nodes) return before;
  const startedProgress = progress ?? { userId, pathId: path.id, startedAt: at, completedAt: null, workedAt: at };
  return {
    path,
    progress: {
      ...startedProgress,
      completedAt: startedProgress.completedAt ?? (after !== nodes && isPathCompleted(after) ? at : null),
      // Work from two devices may arrive in either order, so the later time is kept.
      workedAt: startedProgress.workedAt > at ? startedProgress.workedAt : at,
    },
    nodes: after,
  };
}
