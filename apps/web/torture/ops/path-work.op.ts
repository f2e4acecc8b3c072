import { MARK_COMPLETE } from '@quorbit/contracts/paths/progress';
import type { PathWorkArgs } from '@quorbit/contracts/sync/ops/path-work';
import * as fc from 'fast-check';
import { pathWork } from '#features/paths/paths.mirror.ts';
import { numberOf, simulatedOp } from './simulated-op.ts';

/** Completes a step of the learning path if `node` is even, otherwise only starts it. */
interface LearnStep {
  do: 'learn';
  on: number;
  node: number;
}

export const simulated = simulatedOp<LearnStep>({
  type: pathWork.type,
  sample: { do: 'learn', node: 0 },
  weight: 2,
  fields: () => ({ node: fc.nat({ max: 3 }) }),
  perform({ node }, { path, save, mark }) {
    const ids = Object.values(path.nodes);
    const nodeId = ids[node % ids.length] ?? '';
    const work: PathWorkArgs['node'] =
      node % 2 === 0
        ? { nodeId, status: 'completed', ...MARK_COMPLETE }
        : { nodeId, status: 'in_progress', timeSpent: 0 };
    save({ type: pathWork.type, args: { pathId: path.id, node: work, n: mark() } });
  },
  tag: numberOf,
  // A step that was completed several times counts once, with the minutes of a single completion.
  effectId(op) {
    const { node } = pathWork.argsOf(op);
    return `${node?.nodeId} ${node?.status} ${node?.timeSpent}`;
  },
  effects: ({ learned }) =>
    learned.map(({ nodeId, status, minutes }) => ({
      id: `${nodeId} ${status} ${minutes}`,
      at: null,
      acceptedNo: null,
    })),
  xp: null,
});
