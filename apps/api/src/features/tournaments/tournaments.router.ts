import { submitQuizInput } from '@quorbit/contracts/plays/game-fields';
import { play } from '@quorbit/contracts/plays/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { createTournamentInput, listTournamentsInput, tournamentInput } from '@quorbit/contracts/tournaments/schema';
import {
  completedTournaments,
  ownMatch,
  playedTournaments,
  submittedTournamentQuiz,
  tournament,
  tournamentDetail,
  tournamentList,
} from '@quorbit/contracts/tournaments/views';
import * as z from 'zod/mini';
import { adminProcedure, router, signedInProcedure } from '../../trpc/procedures.ts';
import { createSampleTournament, createTournament, deleteTournament } from './authoring.service.ts';
import { register, withdraw } from './registration.service.ts';
import { startQuiz, submitQuiz } from './round-play.service.ts';
import { watchTournament } from './spectators.service.ts';
import { findOwnMatch, getTournament, listCompleted, listHistory, listTournaments } from './tournaments.service.ts';

/** Rate limit points of a call that creates a tournament: sealing its quizzes costs more than other calls. */
const POINTS = 5;

export const tournamentsRouter = router({
  list: signedInProcedure
    .input(listTournamentsInput)
    .output(tournamentList)
    .query(({ ctx, input }) => listTournaments(ctx.db, ctx.actor, input, ctx.now())),
  completed: signedInProcedure
    .input(listTournamentsInput)
    .output(completedTournaments)
    .query(({ ctx, input }) => listCompleted(ctx.db, ctx.actor, input, ctx.now())),
  history: signedInProcedure
    .input(listTournamentsInput)
    .output(playedTournaments)
    .query(({ ctx, input }) => listHistory(ctx.db, ctx.actor, input, ctx.now())),
  get: signedInProcedure
    .input(tournamentInput)
    .output(tournamentDetail)
    .query(({ ctx, input }) => getTournament(ctx.db, ctx.actor, input, ctx.now())),
  ownMatch: signedInProcedure
    .output(z.nullable(ownMatch))
    .query(({ ctx }) => findOwnMatch(ctx.db, ctx.actor, ctx.now())),
  /** Sends hints that the tournament has changed; `get` returns its new state. */
  hints: signedInProcedure.input(tournamentInput).subscription(({ ctx, input }) => watchTournament(ctx, input)),
  register: signedInProcedure
    .input(tournamentInput)
    .output(tournament)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => register(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  withdraw: signedInProcedure
    .input(tournamentInput)
    .output(tournament)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => withdraw(tx, actor, input, ctx.now())),
    ),
  startQuiz: signedInProcedure
    .input(tournamentInput)
    .output(play)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => startQuiz(tx, actor, input, ctx.now())),
    ),
  submitQuiz: signedInProcedure
    .input(submitQuizInput)
    .output(submittedTournamentQuiz)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => submitQuiz(tx, actor, input, ctx.now())),
    ),
  create: adminProcedure
    .meta({ points: POINTS })
    .input(createTournamentInput)
    .output(tournament)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => createTournament(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  createSample: adminProcedure
    .meta({ points: POINTS })
    .output(tournament)
    .mutation(({ ctx }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => createSampleTournament(tx, actor, ctx.now(), ctx.deps)),
    ),
  delete: adminProcedure
    .meta({ needed: true })
    .input(tournamentInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => deleteTournament(tx, actor, input, ctx.now())),
    ),
});
