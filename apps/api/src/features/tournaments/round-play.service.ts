// Implements playing the quiz of a tournament round, from start to result.

import { newId } from '@quorbit/contracts/lib/ids';
import type { SubmitQuizInput } from '@quorbit/contracts/plays/game-fields';
import { NO_QUIZ_LEFT, NOT_STARTED } from '@quorbit/contracts/plays/messages';
import { playDeadlineOf } from '@quorbit/contracts/plays/rules';
import type { Play } from '@quorbit/contracts/plays/schema';
import * as words from '@quorbit/contracts/tournaments/messages';
import type { TournamentInput } from '@quorbit/contracts/tournaments/schema';
import type { SubmittedTournamentQuiz } from '@quorbit/contracts/tournaments/views';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { canSeeAnswers } from '../plays/answer-access.ts';
import * as plays from '../plays/plays.service.ts';
import { buildMatchNotices } from './notices.ts';
import * as players from './players.repository.ts';
import { notifySpectators } from './spectators.ts';
import { getRoundQuiz, isWithdrawn } from './tournament-rules.ts';
import { findOwnRound, scoreOf, type TournamentState } from './tournament-view.ts';
import * as repository from './tournaments.repository.ts';
import { getTournamentState } from './tournaments.service.ts';

type Learner = Pick<Actor, 'id' | 'role' | 'timeZone'>;

/**
 * Starts the quiz of the round, or returns the play that is under way, with its deadline.
 * @throws AppError NOT_FOUND, CONFLICT if the caller isn't registered, outside the rounds, and if there is nothing to
 * play.
 */
export async function startQuiz(tx: Tx, actor: Actor, { id }: TournamentInput, now: Date): Promise<Play> {
  // Prevents the round from ending before this play is committed.
  const row = await repository.lockShared(tx, id);
  if (!row) throw notFound('Tournament');
  const state = await getTournamentState(tx, actor, id, now);
  const player = requirePlayer(state);
  if (now < row.startsAt) throw new AppError('CONFLICT', words.TOURNAMENT_NOT_STARTED);
  if (row.finishedAt !== null || now >= row.endsAt) throw new AppError('CONFLICT', words.TOURNAMENT_OVER);
  if (isWithdrawn(player)) throw new AppError('CONFLICT', words.WITHDRAWN_FOR_MISSING);
  const round = findOwnRound(state, player);
  const [openPlay] = state.openPlays;
  if (round?.state === 'playing' && openPlay) return plays.viewPlay(tx, openPlay.play, now);
  if (round?.state !== 'to_play') throw new AppError('CONFLICT', NO_QUIZ_LEFT);
  if (!player.withoutPrizes && canSeeAnswers(actor, state.quizzes))
    await players.updatePlayer(tx, player.id, { withoutPrizes: true });
  const quiz = getRoundQuiz(state.quizzes, row.round);
  const runId = newId(now.getTime());
  await players.insertResult(tx, { id: runId, tournamentId: id, playerId: player.id, round: row.round });
  const deadline = playDeadlineOf(now, row.settings.timeLimit, new Date(round.endsAt));
  const play = await plays.startPlay(tx, {
    userId: actor.id,
    game: 'tournament',
    gameId: id,
    runId,
    quizId: quiz.id,
    versionId: quiz.versionId,
    startedAt: now,
    deadline,
  });
  notifySpectators(tx, id);
  return plays.viewPlay(tx, play, now);
}

/**
 * Submits the quiz that the caller plays. Idempotent: the same answers get the same reply.
 * @throws AppError NOT_FOUND, INVALID for other questions, CONFLICT if the quiz wasn't started, was submitted already
 * or is late.
 */
export async function submitQuiz(
  tx: Tx,
  actor: Actor,
  { id, quizId, answers }: SubmitQuizInput,
  now: Date,
): Promise<SubmittedTournamentQuiz> {
  const state = await getTournamentState(tx, actor, id, now);
  if (!state.quizzes.some((quiz) => quiz.id === quizId)) throw notFound('Quiz');
  const player = requirePlayer(state);
  const runIds = state.results.filter(({ playerId }) => playerId === player.id).map((result) => result.id);
  const startedPlays = runIds.length === 0 ? [] : await plays.listPlays(tx, runIds);
  // A later round may use the same quiz again, so the latest play counts.
  const play = startedPlays.findLast((startedPlay) => startedPlay.play.quizId === quizId)?.play;
  if (!play) throw new AppError('CONFLICT', NOT_STARTED);
  const isNew = play.submittedAt === null || !(await plays.isSameSubmission(tx, play, answers));
  if (isNew) await saveResult(tx, await plays.submitPlay(tx, actor, { play, answers }, now));
  const after = await getTournamentState(tx, actor, id, now);
  if (isNew) await notifyMatch(tx, after, play.runId, now);
  return viewSubmitted(after, play.runId);
}

/** Closes a play that wasn't submitted in time. The caller has locked the learner's scope. */
export async function closeOverduePlay(tx: Tx, learner: Learner, playId: string, now: Date): Promise<void> {
  const play = await plays.findPlay(tx, learner.id, playId);
  if (!play || play.submittedAt) return;
  await saveResult(tx, await plays.closeOverdue(tx, learner, play, now));
  if (await repository.findTournament(tx, play.gameId))
    await notifyMatch(tx, await getTournamentState(tx, learner, play.gameId, now), play.runId, now);
}

/** Notifies spectators of a result, and both players if it decides their match. */
async function notifyMatch(tx: Tx, state: TournamentState, runId: string, now: Date): Promise<void> {
  const { row, played, seeds } = state;
  notifySpectators(tx, row.id);
  const result = state.results.find(({ id }) => id === runId);
  const round = result && played[result.round - 1];
  const pairing = round?.pairings.find(({ players: playerIds }) => playerIds.includes(result?.playerId ?? null));
  if (round && pairing)
    await notify(tx, buildMatchNotices(row, state.players, round, { seeds, pairings: [pairing] }), now);
}

async function saveResult(tx: Tx, play: plays.StoredPlay): Promise<void> {
  const { submittedAt, score, totalMarks, percentage, seconds } = play;
  await players.updateResult(tx, play.runId, { closedAt: submittedAt, score, totalMarks, percentage, seconds });
}

function viewSubmitted(state: TournamentState, runId: string): SubmittedTournamentQuiz {
  const player = requirePlayer(state);
  const result = state.results.find(({ id }) => id === runId);
  const standing = state.standings.find(({ id }) => id === player.id);
  return {
    score: result ? scoreOf(result, state.quizzes) : null,
    ownRound: findOwnRound(state, player),
    rank: standing?.rank ?? null,
    currentScore: standing?.points ?? 0,
  };
}

function requirePlayer({ ownPlayer }: TournamentState): players.PlayerRow {
  if (!ownPlayer) throw new AppError('CONFLICT', words.NOT_REGISTERED);
  return ownPlayer;
}
