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
import { admin, router, signedIn } from '../../trpc/procedures.ts';
import { createSample, createTournament, deleteTournament } from './authoring.service.ts';
import { register, withdraw } from './registering.service.ts';
import { startQuiz, submitQuiz } from './taking-part.service.ts';
import { getTournament, listCompleted, listHistory, listTournaments, readOwnMatch } from './tournaments.service.ts';
import { watchTournament } from './watching.service.ts';

/** Seals of many quizzes cost more. */
const POINTS = 5;

export const tournamentsRouter = router({
  list: signedIn
    .input(listTournamentsInput)
    .output(tournamentList)
    .query(({ ctx, input }) => listTournaments(ctx.db, ctx.actor, input, ctx.now())),
  completed: signedIn
    .input(listTournamentsInput)
    .output(completedTournaments)
    .query(({ ctx, input }) => listCompleted(ctx.db, ctx.actor, input, ctx.now())),
  history: signedIn
    .input(listTournamentsInput)
    .output(playedTournaments)
    .query(({ ctx, input }) => listHistory(ctx.db, ctx.actor, input, ctx.now())),
  get: signedIn
    .input(tournamentInput)
    .output(tournamentDetail)
    .query(({ ctx, input }) => getTournament(ctx.db, ctx.actor, input, ctx.now())),
  ownMatch: signedIn.output(z.nullable(ownMatch)).query(({ ctx }) => readOwnMatch(ctx.db, ctx.actor, ctx.now())),
  /** That something has changed; what it is, `get` tells. */
  hints: signedIn.input(tournamentInput).subscription(({ ctx, input }) => watchTournament(ctx, input)),
  register: signedIn
    .input(tournamentInput)
    .output(tournament)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => register(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  withdraw: signedIn
    .input(tournamentInput)
    .output(tournament)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => withdraw(tx, actor, input, ctx.now())),
    ),
  startQuiz: signedIn
    .input(tournamentInput)
    .output(play)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => startQuiz(tx, actor, input, ctx.now())),
    ),
  submitQuiz: signedIn
    .input(submitQuizInput)
    .output(submittedTournamentQuiz)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => submitQuiz(tx, actor, input, ctx.now())),
    ),
  create: admin
    .meta({ points: POINTS })
    .input(createTournamentInput)
    .output(tournament)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => createTournament(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  createSample: admin
    .meta({ points: POINTS })
    .output(tournament)
    .mutation(({ ctx }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => createSample(tx, actor, ctx.now(), ctx.deps)),
    ),
  delete: admin
    .meta({ needed: true })
    .input(tournamentInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => deleteTournament(tx, actor, input, ctx.now())),
    ),
});
