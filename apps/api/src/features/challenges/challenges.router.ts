import {
  availableQuizzes,
  availableQuizzesInput,
  challenge,
  challengeHistory,
  challengeInput,
  challengeList,
  cleanedUpChallenges,
  createChallengeInput,
  listChallengesInput,
  playedChallenges,
  submittedQuiz,
} from '@quorbit/contracts/challenges/schema';
import { submitQuizInput } from '@quorbit/contracts/plays/game-fields';
import { play } from '@quorbit/contracts/plays/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { admin, router, signedIn } from '../../trpc/procedures.ts';
import { cleanUp, createChallenge, createSample, deleteChallenge, listAvailable } from './authoring.service.ts';
import { getHistory, listCompleted, listHistory, listStatus } from './challenges.service.ts';
import { joinChallenge, startQuiz, submitQuiz } from './taking-part.service.ts';

/** Seals of many quizzes cost more. */
const POINTS = 5;

export const challengesRouter = router({
  status: signedIn
    .input(listChallengesInput)
    .output(challengeList)
    .query(({ ctx, input }) => listStatus(ctx.db, ctx.actor, input, ctx.now())),
  completed: signedIn
    .input(listChallengesInput)
    .output(challengeList)
    .query(({ ctx, input }) => listCompleted(ctx.db, ctx.actor, input, ctx.now())),
  history: signedIn
    .input(listChallengesInput)
    .output(playedChallenges)
    .query(({ ctx, input }) => listHistory(ctx.db, ctx.actor, input)),
  getHistory: signedIn
    .input(challengeInput)
    .output(challengeHistory)
    .query(({ ctx, input }) => getHistory(ctx.db, ctx.actor, input)),
  join: signedIn
    .input(challengeInput)
    .output(challenge)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => joinChallenge(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  startQuiz: signedIn
    .input(challengeInput)
    .output(play)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => startQuiz(tx, actor, input, ctx.now())),
    ),
  submitQuiz: signedIn
    .input(submitQuizInput)
    .output(submittedQuiz)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => submitQuiz(tx, actor, input, ctx.now())),
    ),
  availableQuizzes: admin
    .input(availableQuizzesInput)
    .output(availableQuizzes)
    .query(({ ctx, input }) => listAvailable(ctx.db, ctx.actor, input, ctx.now(), ctx.deps)),
  create: admin
    .meta({ points: POINTS })
    .input(createChallengeInput)
    .output(challenge)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => createChallenge(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  createSample: admin
    .meta({ points: POINTS })
    .output(challenge)
    .mutation(({ ctx }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => createSample(tx, actor, ctx.now(), ctx.deps)),
    ),
  cleanup: admin
    .meta({ points: POINTS, needed: true })
    .output(cleanedUpChallenges)
    .mutation(({ ctx }) => ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => cleanUp(tx, actor, ctx.now()))),
  delete: admin
    .meta({ needed: true })
    .input(challengeInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => deleteChallenge(tx, actor, input, ctx.now())),
    ),
});
