import { LATER } from '../../../api/src/testing/torture/later.op.ts';
import { numberOf, simulatedOp } from './simulated-op.ts';

export interface LaterStep {
  do: 'later';
  on: number;
  /** So many, one after the other. */
  count?: number;
}

/** Work that not every server knows. */
export const simulated = simulatedOp<LaterStep>({
  type: LATER,
  sample: { do: 'later' },
  weight: 2,
  fields: () => ({}),
  perform({ count = 1 }, { save, mark }) {
    for (let made = 0; made < count; made += 1) save({ type: LATER, args: { n: mark() } });
  },
  tag: numberOf,
  effects: ({ later: ids }) => ids.map((id) => ({ id, at: null, acceptedNo: null })),
  xp: null,
});
