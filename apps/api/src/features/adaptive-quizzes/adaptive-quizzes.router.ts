import {
  adaptiveAnswerInput,
  adaptiveQuiz,
  adaptiveQuizInput,
  adaptiveResult,
  adaptiveRun,
  adaptiveRunInput,
} from '@quorbit/contracts/adaptive-quizzes/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { getAdaptiveQuiz, getResult } from './adaptive-quizzes.service.ts';
import { answerQuestion, startRun, stopRun } from './runs.service.ts';

export const adaptiveQuizzesRouter = router({
  get: signedInProcedure
    .input(adaptiveQuizInput)
    .output(adaptiveQuiz)
    .query(({ ctx, input }) => getAdaptiveQuiz(ctx.db, ctx.actor, input, ctx.now())),
  start: signedInProcedure
    .input(adaptiveQuizInput)
    .output(adaptiveRun)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => startRun(tx, actor, input, ctx.now())),
    ),
  answer: signedInProcedure
    .input(adaptiveAnswerInput)
    .output(adaptiveRun)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => answerQuestion(tx, actor, input, ctx.now())),
    ),
  stop: signedInProcedure
    .input(adaptiveRunInput)
    .output(adaptiveRun)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => stopRun(tx, actor, input, ctx.now())),
    ),
  result: signedInProcedure
    .input(adaptiveRunInput)
    .output(adaptiveResult)
    .query(({ ctx, input }) => getResult(ctx.db, ctx.actor, input, ctx.now())),
});
