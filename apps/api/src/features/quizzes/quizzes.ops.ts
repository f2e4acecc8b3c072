import { QUIZ_KEEP, quizKeepArgs } from '@quorbit/contracts/sync/ops/quiz-keep';
import { defineOpType } from '../../lib/define-op-type.ts';
import { applyDownloads } from './downloads/downloads.service.ts';

export const quizKeep = defineOpType({
  type: QUIZ_KEEP,
  versions: { 1: quizKeepArgs },
  apply: (tx, actor, ops, now) =>
    applyDownloads(
      tx,
      actor,
      ops.map(({ opId, at, args }) => ({ ...args, at, opId })),
      now,
    ),
});
