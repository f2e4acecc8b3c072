import { ATTEMPT_SUBMIT, attemptSubmitArgs, attemptSubmitArgs2 } from '@quorbit/contracts/sync/ops/attempt-submit';
import { opType } from '../../lib/ops.ts';
import { acceptAttempts } from './attempts.service.ts';

export const attemptSubmit = opType({
  type: ATTEMPT_SUBMIT,
  versions: { 1: attemptSubmitArgs, 2: attemptSubmitArgs2 },
  makes: ({ attemptId }) => [attemptId],
  async apply(tx, actor, ops, now) {
    const inputs = ops.map(({ timeZone, corrected, args: { packHash, startedAt, finishedAt, ...rest } }) => ({
      ...rest,
      ...(packHash === '' ? {} : { packHash }),
      startedAt: corrected(startedAt).toISOString(),
      finishedAt: corrected(finishedAt).toISOString(),
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
