import * as words from '@quorbit/contracts/challenges/messages';
import {
  type AvailableQuiz,
  availableQuiz,
  type Challenge,
  challenge,
  challengeHistory,
  type PlayedChallenge,
  playedChallenge,
  submittedQuiz,
} from '@quorbit/contracts/challenges/schema';
import { id } from '@quorbit/contracts/lib/scalars';
import { QUIZ_SUBMITTED } from '@quorbit/contracts/plays/messages';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { doneViewWith, nameSchema, plainView, quizReference, type View, withUnderscoreId } from '../../rest/view.ts';
import {
  createGameRoute,
  createSampleRoute,
  deleteGameRoute,
  listView,
  startQuizRoute,
  submitQuizRoute,
} from '../plays/game-routes.ts';
import { challengesRouter } from './challenges.router.ts';

const challengeSchema = nameSchema(
  'Challenge',
  z.object({
    _id: id,
    ...z.omit(challenge, { id: true, quizzes: true }).shape,
    quizzes: z.array(quizReference),
  }),
);
const challengeView: View<Challenge, z.infer<typeof challengeSchema>> = {
  schema: challengeSchema,
  of: ({ quizzes, ...item }) => ({ ...withUnderscoreId(item), quizzes: quizzes.map(withUnderscoreId) }),
};

const playedSchema = nameSchema(
  'PlayedChallenge',
  z.object({ _id: id, ...z.omit(playedChallenge, { id: true }).shape }),
);
const playedView: View<PlayedChallenge, z.infer<typeof playedSchema>> = { schema: playedSchema, of: withUnderscoreId };
const availableSchema = nameSchema(
  'AvailableQuiz',
  z.object({ _id: id, ...z.omit(availableQuiz, { id: true }).shape }),
);
const availableView: View<AvailableQuiz, z.infer<typeof availableSchema>> = {
  schema: availableSchema,
  of: withUnderscoreId,
};

const route = createRouteBuilder('challenges', challengesRouter);
const PATH = '/api/gamification/challenges';

export const challengesRest: RestApi = {
  tags: {
    gamification:
      'Challenges: quizzes to play within a time, for a reward. Tournaments: quizzes to play against others, in rounds.',
  },
  fields: {
    quizTimeLimit: 'Seconds for each quiz.',
    parameters: 'What completes it. Those that its type does not use are ignored.',
    rewards: 'What completing it brings: XP, a badge, a theme.',
    startDate: 'By default now.',
    endDate: 'By default the start and `duration` hours.',
  },
  routes: [
    route({
      method: 'GET',
      path: `${PATH}/status`,
      procedure: 'status',
      status: 200,
      response: listView('challenges', challengeView),
      summary: 'The challenges that run now, with how far you are',
    }),
    route({
      method: 'GET',
      path: `${PATH}/completed`,
      procedure: 'completed',
      status: 200,
      response: listView('completedChallenges', challengeView),
      summary: 'The challenges that you completed, the newest first',
    }),
    route({
      method: 'GET',
      path: `${PATH}/history`,
      procedure: 'history',
      status: 200,
      response: listView('challenges', playedView),
      summary: 'All challenges that you took part in, each with its newest run',
    }),
    route({
      method: 'GET',
      path: `${PATH}/{id}/history`,
      procedure: 'getHistory',
      status: 200,
      response: plainView(nameSchema('ChallengeHistory', challengeHistory)),
      summary: 'What you did in one challenge',
      refusals: ['NOT_FOUND'],
    }),
    route({
      method: 'POST',
      path: `${PATH}/{id}/join`,
      procedure: 'join',
      status: 200,
      response: doneViewWith(words.CHALLENGE_JOINED, 'challenge', challengeView),
      summary: 'Join a challenge, or begin it anew after its reset',
      refusals: ['NOT_FOUND', 'CONFLICT', 'FEATURE_OFF'],
    }),
    route({ ...startQuizRoute(PATH), summary: 'Begin the next quiz of a challenge' }),
    route(submitQuizRoute(PATH, QUIZ_SUBMITTED, submittedQuiz)),
    route({
      method: 'GET',
      path: '/api/gamification/quizzes/available',
      procedure: 'availableQuizzes',
      status: 200,
      response: listView('quizzes', availableView),
      summary: 'Quizzes that a challenge can ask, those first that learners never saw',
      refusals: ['FORBIDDEN'],
    }),
    route({
      ...createGameRoute(PATH, doneViewWith(words.CHALLENGE_CREATED, 'challenge', challengeView)),
      summary: 'Make a challenge',
    }),
    route({
      ...createSampleRoute(PATH, doneViewWith(words.SAMPLE_CREATED, 'challenge', challengeView)),
      summary: 'Make a sample challenge with quizzes of its own',
    }),
    route({
      method: 'POST',
      path: `${PATH}/cleanup`,
      procedure: 'cleanup',
      status: 200,
      response: {
        schema: z.object({ success: z.literal(true), message: z.string() }),
        of: ({ removed }: { removed: number }) => ({ success: true as const, message: words.formatCleanedUp(removed) }),
      },
      summary: 'Remove challenges whose quizzes are gone, and ended ones that nobody joined',
      refusals: ['FORBIDDEN'],
    }),
    route({
      ...deleteGameRoute(PATH, words.CHALLENGE_DELETED),
      summary: 'Delete a challenge',
      description: 'Whoever took part keeps what it paid.',
    }),
  ],
};
