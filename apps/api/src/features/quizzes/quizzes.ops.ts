import { QUIZ_KEEP, quizKeepArgs } from '@quorbit/contracts/sync/ops/quiz-keep';
import { opType } from '../../lib/ops.ts';
import { keepQuizzes } from './downloads/keeps.service.ts';

export const quizKeep = opType({
  type: QUIZ_KEEP,
  versions: { 1: quizKeepArgs },
  apply: (tx, actor, ops, now) =>
    keepQuizzes(
      tx,
      actor,
      ops.map(({ opId, at, args }) => ({ ...args, at, opId })),
      now,
    ),
});
