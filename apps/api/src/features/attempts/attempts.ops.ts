import { ATTEMPT_SUBMIT, attemptSubmitArgs, attemptSubmitArgs2 } from '@quorbit/contracts/sync/ops/attempt-submit';
import { defineOpType } from '../../lib/define-op-type.ts';
import { acceptAttempts } from './attempts.service.ts';

export const attemptSubmit = defineOpType({
  type: ATTEMPT_SUBMIT,
  versions: { 1: attemptSubmitArgs, 2: attemptSubmitArgs2 },
  createdIds: ({ attemptId }) => [attemptId],
  async apply(tx, actor, ops, now) {
    const inputs = ops.map(({ timeZone, toServerTime, args: { packHash, startedAt, finishedAt, ...rest } }) => ({
      ...rest,
      ...(packHash === '' ? {} : { packHash }),
      startedAt: toServerTime(startedAt).toISOString(),
      finishedAt: toServerTime(finishedAt).toISOString(),
      timeZone,
    }));
    const refusals = await acceptAttempts(tx, actor, inputs, now);
    return new Map(
      ops.flatMap(({ opId }, index) => {
        const refusal = refusals.get(index);
        return refusal ? [[opId, refusal]] : [];
      }),
    );
  },
});
