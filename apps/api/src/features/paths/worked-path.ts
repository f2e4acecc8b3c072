// What becomes of a path, with its learner's progress, by a piece of their work. Pure.
import { isCompleted, type NodeChange, type Refusal, withChange } from '@quorbit/contracts/paths/work';
import type { ReadPath } from './views.ts';

/**
 * The path is started if it wasn't.
 * @param change missing where the learner only starts the path
 * @returns the same path where nothing changes
 */
export function workedPath(
  before: ReadPath,
  { userId, change, at }: { userId: string; change: NodeChange | undefined; at: Date },
): ReadPath | Refusal {
  const { path, progress, nodes } = before;
  const after = change ? withChange(nodes, change, at) : nodes;
  if ('refusal' in after) return after;
  if (progress && after === nodes) return before;
  const begun = progress ?? { userId, pathId: path.id, startedAt: at, completedAt: null, workedAt: at };
  return {
    path,
    progress: {
      ...begun,
      completedAt: begun.completedAt ?? (after !== nodes && isCompleted(after) ? at : null),
      // Work of two devices may arrive in either order.
      workedAt: begun.workedAt > at ? begun.workedAt : at,
    },
    nodes: after,
  };
}
