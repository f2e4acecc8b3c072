import { id } from '@quorbit/contracts/lib/scalars';
import { QUIZ_SUBMITTED } from '@quorbit/contracts/plays/messages';
import * as words from '@quorbit/contracts/tournaments/messages';
import {
  type CompletedTournament,
  completedTournament,
  type PlayedTournament,
  playedTournament,
  submittedTournamentQuiz,
  type Tournament,
  tournament,
} from '@quorbit/contracts/tournaments/views';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { doneViewWith, nameSchema, quizReference, type View, withUnderscoreId } from '../../rest/view.ts';
import {
  createGameRoute,
  createSampleRoute,
  deleteGameRoute,
  listView,
  startQuizRoute,
  submitQuizRoute,
} from '../plays/game-routes.ts';
import { tournamentsRouter } from './tournaments.router.ts';

const sharedFields = { _id: id, quizzes: z.array(quizReference) };
const tournamentSchema = nameSchema(
  'Tournament',
  z.object({ ...z.omit(tournament, { id: true, quizzes: true }).shape, ...sharedFields }),
);
const tournamentView: View<Tournament, z.infer<typeof tournamentSchema>> = {
  schema: tournamentSchema,
  of: ({ quizzes, ...rest }) => ({ ...withUnderscoreId(rest), quizzes: quizzes.map(withUnderscoreId) }),
};

const completedSchema = nameSchema(
  'CompletedTournament',
  z.object({ ...z.omit(completedTournament, { id: true, quizzes: true }).shape, ...sharedFields }),
);
const completedView: View<CompletedTournament, z.infer<typeof completedSchema>> = {
  schema: completedSchema,
  of: ({ quizzes, ...rest }) => ({ ...withUnderscoreId(rest), quizzes: quizzes.map(withUnderscoreId) }),
};
const playedSchema = nameSchema(
  'PlayedTournament',
  z.object({ _id: id, ...z.omit(playedTournament, { id: true }).shape }),
);
const playedView: View<PlayedTournament, z.infer<typeof playedSchema>> = { schema: playedSchema, of: withUnderscoreId };

const route = createRouteBuilder('tournaments', tournamentsRouter);
const PATH = '/api/gamification/tournaments';

export const tournamentsRest: RestApi = {
  fields: {
    settings: 'How many may register, the entry fee in XP, days, and seconds for each quiz.',
    prizes: 'For places 1 to 3: XP, a badge, a theme, and a title for the first. By default 500, 300 and 200 XP.',
    registrationStart: 'By default today at 00:00 in your time zone.',
    registrationEnd: 'By default in two days at 23:59:59.',
    tournamentStart: 'By default in three days at 09:00.',
    tournamentEnd: 'By default `duration` days after the start.',
  },
  routes: [
    route({
      method: 'GET',
      path: PATH,
      procedure: 'list',
      status: 200,
      response: listView('tournaments', tournamentView),
      summary: 'The tournaments that are not over, with all their players',
    }),
    route({
      method: 'GET',
      path: `${PATH}/completed`,
      procedure: 'completed',
      status: 200,
      response: listView('completedTournaments', completedView),
      summary: 'The tournaments that are over and in which you were, the last first',
    }),
    route({
      method: 'GET',
      path: `${PATH}/history`,
      procedure: 'history',
      status: 200,
      response: listView('tournaments', playedView),
      summary: 'All tournaments that you registered for, the last first',
    }),
    route({
      method: 'POST',
      path: `${PATH}/{id}/register`,
      procedure: 'register',
      status: 200,
      response: doneViewWith(words.TOURNAMENT_REGISTERED, 'tournament', tournamentView),
      summary: 'Register for a tournament and pay its fee',
      refusals: ['NOT_FOUND', 'CONFLICT', 'FEATURE_OFF'],
    }),
    route({
      method: 'POST',
      path: `${PATH}/{id}/withdraw`,
      procedure: 'withdraw',
      status: 200,
      response: doneViewWith(words.TOURNAMENT_WITHDRAWN, 'tournament', tournamentView),
      summary: 'Withdraw from a tournament, until registration ends',
      description: 'The fee is given back.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    }),
    route({ ...startQuizRoute(PATH), summary: 'Begin the quiz of the round' }),
    route(submitQuizRoute(PATH, QUIZ_SUBMITTED, submittedTournamentQuiz)),
    route({
      ...createGameRoute(PATH, doneViewWith(words.TOURNAMENT_CREATED, 'tournament', tournamentView)),
      summary: 'Make a tournament',
    }),
    route({
      ...createSampleRoute(PATH, doneViewWith(words.SAMPLE_CREATED, 'tournament', tournamentView)),
      summary: 'Make a sample tournament with quizzes of its own',
    }),
    route({
      ...deleteGameRoute(PATH, words.TOURNAMENT_DELETED),
      summary: 'Delete a tournament',
      description: 'Fees of one that is not over are given back.',
    }),
  ],
};
