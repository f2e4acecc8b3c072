import {
  adaptiveAnswerInput,
  adaptiveQuiz,
  adaptiveQuizInput,
  adaptiveResult,
  adaptiveRun,
  adaptiveRunInput,
} from '@quorbit/contracts/adaptive-quizzes/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { router, signedIn } from '../../trpc/procedures.ts';
import { getAdaptiveQuiz, getResult } from './adaptive-quizzes.service.ts';
import { answerQuestion, startRun, stopRun } from './runs.service.ts';

export const adaptiveQuizzesRouter = router({
  get: signedIn
    .input(adaptiveQuizInput)
    .output(adaptiveQuiz)
    .query(({ ctx, input }) => getAdaptiveQuiz(ctx.db, ctx.actor, input, ctx.now())),
  start: signedIn
    .input(adaptiveQuizInput)
    .output(adaptiveRun)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => startRun(tx, actor, input, ctx.now())),
    ),
  answer: signedIn
    .input(adaptiveAnswerInput)
    .output(adaptiveRun)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => answerQuestion(tx, actor, input, ctx.now())),
    ),
  stop: signedIn
    .input(adaptiveRunInput)
    .output(adaptiveRun)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => stopRun(tx, actor, input, ctx.now())),
    ),
  result: signedIn
    .input(adaptiveRunInput)
    .output(adaptiveResult)
    .query(({ ctx, input }) => getResult(ctx.db, ctx.actor, input, ctx.now())),
});
