import { submitQuizInput } from '@quorbit/contracts/challenges/game-fields';
import { play } from '@quorbit/contracts/plays/schema';
import { createTournamentInput, listTournamentsInput, tournamentInput } from '@quorbit/contracts/tournaments/schema';
import {
  completedTournaments,
  playedTournaments,
  submittedTournamentQuiz,
  tournament,
  tournamentDetail,
  tournamentList,
} from '@quorbit/contracts/tournaments/views';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error.ts';
import { admin, router, signedIn } from '../../trpc/procedures.ts';

/** Seals of many quizzes cost more. */
const POINTS = 5;

function later(): never {
  throw new AppError('UNAVAILABLE', 'Tournaments open soon.');
}

export const tournamentsRouter = router({
  list: signedIn.input(listTournamentsInput).output(tournamentList).query(later),
  completed: signedIn.input(listTournamentsInput).output(completedTournaments).query(later),
  history: signedIn.input(listTournamentsInput).output(playedTournaments).query(later),
  get: signedIn.input(tournamentInput).output(tournamentDetail).query(later),
  register: signedIn.input(tournamentInput).output(tournament).mutation(later),
  withdraw: signedIn.input(tournamentInput).output(tournament).mutation(later),
  startQuiz: signedIn.input(tournamentInput).output(play).mutation(later),
  submitQuiz: signedIn.input(submitQuizInput).output(submittedTournamentQuiz).mutation(later),
  create: admin.meta({ points: POINTS }).input(createTournamentInput).output(tournament).mutation(later),
  createSample: admin.meta({ points: POINTS }).output(tournament).mutation(later),
  delete: admin.input(tournamentInput).output(z.void()).mutation(later),
});
