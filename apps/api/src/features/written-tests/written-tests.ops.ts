import {
  SITTING_ANSWER,
  type SittingAnswerArgs,
  sittingAnswerArgs,
  sittingAnswerArgs2,
} from '@quorbit/contracts/sync/ops/sitting-answer';
import { SITTING_SUBMIT, sittingSubmitArgs } from '@quorbit/contracts/sync/ops/sitting-submit';
import { defineOpType } from '../../lib/define-op-type.ts';
import { receiveTexts, submitSittings } from './texts.service.ts';

export const sittingAnswer = defineOpType<SittingAnswerArgs>({
  type: SITTING_ANSWER,
  versions: { 1: sittingAnswerArgs, 2: sittingAnswerArgs2 },
  apply(tx, actor, ops, now) {
    const texts = ops.map(({ opId, clientId, toServerTime, args }) => ({
      ...args,
      opId,
      clientId,
      writtenAt: toServerTime(args.writtenAt),
    }));
    return receiveTexts(tx, actor, texts, now);
  },
});

export const sittingSubmit = defineOpType({
  type: SITTING_SUBMIT,
  versions: { 1: sittingSubmitArgs },
  apply(tx, actor, ops) {
    const submissions = ops.map(({ opId, toServerTime, args: { sittingId, submittedAt } }) => ({
      opId,
      sittingId,
      submittedAt: toServerTime(submittedAt),
    }));
    return submitSittings(tx, actor, submissions);
  },
});
