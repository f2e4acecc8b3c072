import { NOTIFICATIONS_READ } from '@quorbit/contracts/sync/ops/notifications-read';
import * as fc from 'fast-check';
import { numberOf, simulatedOp } from './simulated-op.ts';

/** Marks notifications as read up to a number, which may be ahead of the newest notification. */
interface ReadStep {
  do: 'read';
  on: number;
  upTo: number;
}

export const simulated = simulatedOp<ReadStep>({
  type: NOTIFICATIONS_READ,
  sample: { do: 'read', upTo: 3 },
  weight: 1,
  fields: () => ({ upTo: fc.nat(9) }),
  perform: ({ upTo }, { save, mark }) => save({ type: NOTIFICATIONS_READ, args: { readUpTo: upTo, n: mark() } }),
  tag: numberOf,
  xp: null,
});
