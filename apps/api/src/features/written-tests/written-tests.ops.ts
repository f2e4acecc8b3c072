import {
  SITTING_ANSWER,
  type SittingAnswerArgs,
  sittingAnswerArgs,
  sittingAnswerArgs2,
} from '@quorbit/contracts/sync/ops/sitting-answer';
import { SITTING_SUBMIT, sittingSubmitArgs } from '@quorbit/contracts/sync/ops/sitting-submit';
import { opType } from '../../lib/ops.ts';
import { submitSittings, takeTexts } from './texts.service.ts';

export const sittingAnswer = opType<SittingAnswerArgs>({
  type: SITTING_ANSWER,
  versions: { 1: sittingAnswerArgs, 2: sittingAnswerArgs2 },
  apply(tx, actor, ops, now) {
    const texts = ops.map(({ opId, clientId, corrected, args }) => ({
      ...args,
      opId,
      clientId,
      writtenAt: corrected(args.writtenAt),
    }));
    return takeTexts(tx, actor, texts, now);
  },
});

export const sittingSubmit = opType({
  type: SITTING_SUBMIT,
  versions: { 1: sittingSubmitArgs },
  apply(tx, actor, ops) {
    const submissions = ops.map(({ opId, corrected, args: { sittingId, submittedAt } }) => ({
      opId,
      sittingId,
      submittedAt: corrected(submittedAt),
    }));
    return submitSittings(tx, actor, submissions);
  },
});
