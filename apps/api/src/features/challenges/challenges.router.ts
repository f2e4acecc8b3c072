import {
  availableQuizzes,
  availableQuizzesInput,
  challenge,
  challengeHistory,
  challengeInput,
  challengeList,
  cleanupResult,
  createChallengeInput,
  listChallengesInput,
  playedChallenges,
  submittedQuiz,
} from '@quorbit/contracts/challenges/schema';
import { submitQuizInput } from '@quorbit/contracts/plays/game-fields';
import { play } from '@quorbit/contracts/plays/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { adminProcedure, router, signedInProcedure } from '../../trpc/procedures.ts';
import {
  createChallenge,
  createSample,
  deleteChallenge,
  deleteEmptyChallenges,
  listAvailable,
} from './authoring.service.ts';
import { getHistory, listCompleted, listHistory, listStatus } from './challenges.service.ts';
import { joinChallenge, startQuiz, submitQuiz } from './participation.service.ts';

/**
 * The rate-limit points of a call that creates or ends the seals of many quizzes, which costs more than other calls.
 */
const POINTS = 5;

export const challengesRouter = router({
  status: signedInProcedure
    .input(listChallengesInput)
    .output(challengeList)
    .query(({ ctx, input }) => listStatus(ctx.db, ctx.actor, input, ctx.now())),
  completed: signedInProcedure
    .input(listChallengesInput)
    .output(challengeList)
    .query(({ ctx, input }) => listCompleted(ctx.db, ctx.actor, input, ctx.now())),
  history: signedInProcedure
    .input(listChallengesInput)
    .output(playedChallenges)
    .query(({ ctx, input }) => listHistory(ctx.db, ctx.actor, input)),
  getHistory: signedInProcedure
    .input(challengeInput)
    .output(challengeHistory)
    .query(({ ctx, input }) => getHistory(ctx.db, ctx.actor, input)),
  join: signedInProcedure
    .input(challengeInput)
    .output(challenge)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => joinChallenge(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  startQuiz: signedInProcedure
    .input(challengeInput)
    .output(play)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => startQuiz(tx, actor, input, ctx.now())),
    ),
  submitQuiz: signedInProcedure
    .input(submitQuizInput)
    .output(submittedQuiz)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => submitQuiz(tx, actor, input, ctx.now())),
    ),
  availableQuizzes: adminProcedure
    .input(availableQuizzesInput)
    .output(availableQuizzes)
    .query(({ ctx, input }) => listAvailable(ctx.db, ctx.actor, input, ctx.now(), ctx.deps)),
  create: adminProcedure
    .meta({ points: POINTS })
    .input(createChallengeInput)
    .output(challenge)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => createChallenge(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  createSample: adminProcedure
    .meta({ points: POINTS })
    .output(challenge)
    .mutation(({ ctx }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => createSample(tx, actor, ctx.now(), ctx.deps)),
    ),
  cleanup: adminProcedure
    .meta({ points: POINTS, needed: true })
    .output(cleanupResult)
    .mutation(({ ctx }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => deleteEmptyChallenges(tx, actor, ctx.now())),
    ),
  delete: adminProcedure
    .meta({ needed: true })
    .input(challengeInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => deleteChallenge(tx, actor, input, ctx.now())),
    ),
});
