import { LATER } from '../../../api/src/testing/torture/later.op.ts';
import { numberOf, simulatedOp } from './simulated-op.ts';

export interface LaterStep {
  do: 'later';
  on: number;
  /** The number of ops, saved one after the other; 1 if missing. */
  count?: number;
}

/** A type of work that only newer servers know. */
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
