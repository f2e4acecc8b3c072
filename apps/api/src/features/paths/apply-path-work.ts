// Applies a piece of a learner's work to a path with their progress. Pure.
import { applyNodeChange, isPathCompleted, type NodeChange, type Refusal } from '@quorbit/contracts/paths/work';
import type { PathWithProgress } from './views.ts';

/**
 * The path is started if it wasn't.
 * @param change missing where the learner only starts the path
 * @returns the same path where nothing changes
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
      // Work of two devices may arrive in either order.
      workedAt: startedProgress.workedAt > at ? startedProgress.workedAt : at,
    },
    nodes: after,
  };
}
