import { SITTING_SUBMIT, type SittingSubmitArgs } from '@quorbit/contracts/sync/ops/sitting-submit';
import { numberOf, simulatedOp } from './simulated-op.ts';

/** Submits a written test, possibly for a second time. */
interface SubmitStep {
  do: 'submit';
  on: number;
}

export const simulated = simulatedOp<SubmitStep>({
  type: SITTING_SUBMIT,
  sample: { do: 'submit' },
  weight: 1,
  fields: () => ({}),
  perform(_step, { sittings: { submitted }, now, save, mark }) {
    const submittedAt = new Date(now()).toISOString();
    save({ type: SITTING_SUBMIT, args: { sittingId: submitted.id, submittedAt, n: mark() } });
  },
  tag: numberOf,
  effectId: ({ args }) => (args as SittingSubmitArgs).sittingId,
  // The first submission of a written test sets its time, so the oracle doesn't compare these times.
  effects: ({ submitted }) => submitted.map((id) => ({ id, at: null, acceptedNo: null })),
  xp: null,
});
