import { QUIZ_SUBMITTED } from '@quorbit/contracts/challenges/words';
import { id } from '@quorbit/contracts/lib/scalars';
import {
  type CompletedTournament,
  completedTournament,
  type PlayedTournament,
  playedTournament,
  submittedTournamentQuiz,
  type Tournament,
  tournament,
} from '@quorbit/contracts/tournaments/views';
import * as words from '@quorbit/contracts/tournaments/words';
import * as z from 'zod/mini';
import { type RestFace, routesOf } from '../../rest/route.ts';
import { done, doneWith, named, quizReference, type View, withUnderscore } from '../../rest/view.ts';
import { startsQuiz, submitsQuiz } from '../plays/quiz-routes.ts';
import { tournamentsRouter } from './tournaments.router.ts';

const written = { _id: id, quizzes: z.array(quizReference) };
const tournamentSchema = named(
  'Tournament',
  z.object({ ...z.omit(tournament, { id: true, quizzes: true }).shape, ...written }),
);
const tournamentView: View<Tournament, z.infer<typeof tournamentSchema>> = {
  schema: tournamentSchema,
  of: ({ quizzes, ...one }) => ({ ...withUnderscore(one), quizzes: quizzes.map(withUnderscore) }),
};

const completedSchema = named(
  'CompletedTournament',
  z.object({ ...z.omit(completedTournament, { id: true, quizzes: true }).shape, ...written }),
);
const playedSchema = named('PlayedTournament', z.object({ _id: id, ...z.omit(playedTournament, { id: true }).shape }));

const route = routesOf('tournaments', tournamentsRouter);
const PATH = '/api/gamification/tournaments';

export const tournamentsRest: RestFace = {
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
      response: {
        schema: z.object({ tournaments: z.array(tournamentSchema) }),
        of: ({ items }: { items: Tournament[] }) => ({ tournaments: items.map(tournamentView.of) }),
      },
      summary: 'The tournaments that are not over, with all their players',
    }),
    route({
      method: 'GET',
      path: `${PATH}/completed`,
      procedure: 'completed',
      status: 200,
      response: {
        schema: z.object({ completedTournaments: z.array(completedSchema) }),
        of: ({ items }: { items: CompletedTournament[] }) => ({
          completedTournaments: items.map(({ quizzes, ...one }) => ({
            ...withUnderscore(one),
            quizzes: quizzes.map(withUnderscore),
          })),
        }),
      },
      summary: 'The tournaments that are over and in which you were, the last first',
    }),
    route({
      method: 'GET',
      path: `${PATH}/history`,
      procedure: 'history',
      status: 200,
      response: {
        schema: z.object({ tournaments: z.array(playedSchema) }),
        of: ({ items }: { items: PlayedTournament[] }) => ({ tournaments: items.map(withUnderscore) }),
      },
      summary: 'All tournaments that you registered for, the last first',
    }),
    route({
      method: 'POST',
      path: `${PATH}/{id}/register`,
      procedure: 'register',
      status: 200,
      response: doneWith(words.TOURNAMENT_REGISTERED, 'tournament', tournamentView),
      summary: 'Register for a tournament and pay its fee',
      refusals: ['NOT_FOUND', 'CONFLICT', 'FEATURE_OFF'],
    }),
    route({
      method: 'POST',
      path: `${PATH}/{id}/withdraw`,
      procedure: 'withdraw',
      status: 200,
      response: doneWith(words.TOURNAMENT_WITHDRAWN, 'tournament', tournamentView),
      summary: 'Withdraw from a tournament, until registration ends',
      description: 'The fee is given back.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    }),
    route({ ...startsQuiz(PATH), summary: 'Begin the quiz of the round' }),
    route(submitsQuiz(PATH, QUIZ_SUBMITTED, submittedTournamentQuiz)),
    route({
      method: 'POST',
      path: `${PATH}/create`,
      procedure: 'create',
      status: 201,
      response: doneWith(words.TOURNAMENT_CREATED, 'tournament', tournamentView),
      summary: 'Make a tournament',
      refusals: ['FORBIDDEN', 'FEATURE_OFF'],
    }),
    route({
      method: 'POST',
      path: `${PATH}/create-sample`,
      procedure: 'createSample',
      status: 201,
      response: doneWith(words.SAMPLE_CREATED, 'tournament', tournamentView),
      summary: 'Make a sample tournament with quizzes of its own',
      refusals: ['FORBIDDEN', 'FEATURE_OFF'],
    }),
    route({
      method: 'DELETE',
      path: `${PATH}/{id}`,
      procedure: 'delete',
      status: 200,
      response: done(words.TOURNAMENT_DELETED),
      summary: 'Delete a tournament',
      description: 'Fees of one that is not over are given back.',
      refusals: ['FORBIDDEN', 'NOT_FOUND'],
    }),
  ],
};
