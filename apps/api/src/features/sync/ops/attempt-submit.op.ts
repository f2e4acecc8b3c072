import { ATTEMPT_SUBMIT, attemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { acceptAttempt } from '../../attempts/attempts.service.ts';
import { opType } from '../op-types.ts';

export const attemptSubmit = opType({
  type: ATTEMPT_SUBMIT,
  args: attemptSubmitArgs,
  async apply(tx, actor, { now, timeZone, corrected }, { packHash, startedAt, finishedAt, ...args }) {
    await acceptAttempt(
      tx,
      actor,
      {
        ...args,
        ...(packHash === '' ? {} : { packHash }),
        startedAt: corrected(startedAt).toISOString(),
        finishedAt: corrected(finishedAt).toISOString(),
        timeZone,
      },
      now,
    );
  },
});
