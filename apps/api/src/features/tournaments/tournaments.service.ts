// Owns what a user sees of tournaments: the open ones, those they played in, and a single one with its bracket.
import type { Page } from '@quorbit/contracts/lib/paging';
import { pickOwnMatch } from '@quorbit/contracts/tournaments/own-match';
import type { ListTournamentsInput, TournamentInput } from '@quorbit/contracts/tournaments/schema';
import type {
  CompletedTournament,
  OwnMatch,
  PlayedTournament,
  Tournament,
  TournamentDetail,
} from '@quorbit/contracts/tournaments/views';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { groupBy } from '../../lib/group-by.ts';
import { isCursorId, isCursorTime, parseCursor, toPage } from '../../lib/paging.ts';
import { listPlays } from '../plays/plays.service.ts';
import * as players from './players.repository.ts';
import { statusOfRow } from './tournament-rules.ts';
import {
  computeStandings,
  scoresOf,
  type TournamentState,
  totalsOf,
  viewSchedule,
  viewTournament,
} from './tournament-view.ts';
import * as repository from './tournaments.repository.ts';

type Viewer = Pick<Actor, 'id'>;

/** Tournaments per page, fewer than elsewhere: each comes with up to 128 players and their results. */
const MAX_PER_PAGE = 20;
/** The number of the user's tournaments that the start page checks on each visit, those with the next event first. */
const MAX_OWN_CHECKED = 5;

/** Returns a page of the tournaments that aren't over, in the order in which they end. */
export async function listTournaments(
  db: Executor,
  actor: Viewer,
  { limit: requestedLimit, cursor }: ListTournamentsInput,
  now: Date,
): Promise<Page<Tournament> & { balance: number }> {
  const limit = Math.min(requestedLimit, MAX_PER_PAGE);
  const [endsAt, id] = parseCursor(cursor, [isCursorTime, isCursorId]) ?? [];
  const after = endsAt === undefined || id === undefined ? null : { endsAt: new Date(endsAt), id };
  const rows = await repository.listOpenTournaments(db, { after, limit: limit + 1, now });
  const states = await listTournamentStates(db, actor, rows.slice(0, limit), now);
  const page = toPage(
    rows,
    limit,
    (row) => [row.endsAt.toISOString(), row.id],
    (row) => viewTournament(requireState(states, row.id)),
  );
  return { ...page, balance: await players.getBalance(db, actor.id) };
}

/** Returns a page of completed tournaments that the caller played in, the latest registration first. */
export async function listCompleted(
  db: Executor,
  actor: Viewer,
  { limit: requestedLimit, cursor }: ListTournamentsInput,
  now: Date,
): Promise<Page<CompletedTournament>> {
  const limit = Math.min(requestedLimit, MAX_PER_PAGE);
  const [after = null] = parseCursor(cursor, [isCursorId]) ?? [];
  const rows = await repository.listTournamentsOfPlayer(db, actor.id, { after, limit: limit + 1, overBy: now });
  const pageTournaments = rows.slice(0, limit).map(({ tournament }) => tournament);
  const states = await listTournamentStates(db, actor, pageTournaments, now);
  return toPage(
    rows,
    limit,
    ({ player }) => [player.id],
    ({ tournament, player }) => viewCompleted(requireState(states, tournament.id), player.id),
  );
}

function viewCompleted(state: TournamentState, playerId: string): CompletedTournament {
  const tournament = viewTournament(state);
  const own = tournament.participants.find(({ id }) => id === playerId);
  const quizScores = scoresOf(state, playerId);
  return {
    ...tournament,
    totalParticipants: tournament.stats.totalParticipants,
    userPerformance: {
      rank: own?.rank ?? null,
      finalScore: own?.currentScore ?? 0,
      ...totalsOf(quizScores),
      eliminated: own?.eliminated ?? false,
      quizScores,
    },
  };
}

/**
 * Returns a page of all tournaments that the caller registered for, including deleted ones, the latest registration
 * first.
 */
export async function listHistory(
  db: Executor,
  actor: Viewer,
  { limit, cursor }: ListTournamentsInput,
  now: Date,
): Promise<Page<PlayedTournament>> {
  const [after = null] = parseCursor(cursor, [isCursorId]) ?? [];
  const rows = await repository.listTournamentsOfPlayer(db, actor.id, { after, limit: limit + 1, overBy: null });
  const pageRows = rows.slice(0, limit);
  const bestPercentages = await players.listBestPercentages(
    db,
    pageRows.map(({ player }) => player.id),
  );
  const counts = await players.listPlayerCounts(
    db,
    pageRows.map(({ tournament }) => tournament.id),
  );
  return toPage(
    rows,
    limit,
    ({ player }) => [player.id],
    ({ tournament, player: { id, rank, won } }) => ({
      id: tournament.id,
      title: tournament.name,
      status: statusOfRow(tournament, now),
      endDate: tournament.endsAt.toISOString(),
      userRank: rank,
      userBestScore: bestPercentages.get(id) ?? null,
      stats: { totalParticipants: counts.get(tournament.id) ?? 0 },
      prizes: tournament.prizes,
      prizeWon: (won ? tournament.prizes.find(({ position }) => position === rank) : undefined) ?? null,
    }),
  );
}

/** Returns the caller's current match, or else the next one; null if there is none. */
export async function findOwnMatch(db: Executor, actor: Viewer, now: Date): Promise<OwnMatch | null> {
  const rows = await repository.listUpcomingOfPlayer(db, actor.id, now, MAX_OWN_CHECKED);
  const states = await listTournamentStates(db, actor, rows, now);
  return pickOwnMatch(rows.map(({ id }) => viewTournament(requireState(states, id))));
}

/**
 * Returns a tournament with all its rounds.
 * @throws AppError NOT_FOUND for deleted ones.
 */
export async function getTournament(
  db: Executor,
  actor: Viewer,
  { id }: TournamentInput,
  now: Date,
): Promise<TournamentDetail> {
  const state = await getTournamentState(db, actor, id, now);
  return {
    tournament: viewTournament(state),
    schedule: viewSchedule(state),
    balance: await players.getBalance(db, actor.id),
  };
}

/**
 * Returns a tournament as the caller sees it.
 * @throws AppError NOT_FOUND for deleted ones.
 */
export async function getTournamentView(db: Executor, actor: Viewer, id: string, now: Date): Promise<Tournament> {
  return viewTournament(await getTournamentState(db, actor, id, now));
}

/**
 * Returns a tournament with its standings and other computed values, for the caller.
 * @throws AppError NOT_FOUND for deleted ones.
 */
export async function getTournamentState(db: Executor, actor: Viewer, id: string, now: Date): Promise<TournamentState> {
  const row = await repository.findTournament(db, id);
  if (!row) throw notFound('Tournament');
  return requireState(await listTournamentStates(db, actor, [row], now), id);
}

function requireState(states: ReadonlyMap<string, TournamentState>, id: string): TournamentState {
  const state = states.get(id);
  if (!state) throw new Error(`Tournament ${id} was not read.`);
  return state;
}

async function listTournamentStates(
  db: Executor,
  { id: viewerId }: Viewer,
  rows: readonly repository.TournamentRow[],
  now: Date,
): Promise<ReadonlyMap<string, TournamentState>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const of = ({ tournamentId }: { tournamentId: string }) => tournamentId;
  const quizzes = groupBy(await repository.listQuizzes(db, ids), of);
  const playersByTournament = groupBy(
    await players.listPlayers(db, viewerId, ids),
    ({ player }) => player.tournamentId,
  );
  const matches = groupBy(await players.listMatches(db, ids), of);
  const allResults = await players.listResults(db, ids);
  const results = groupBy(allResults, of);
  const ownPlayerIds = new Set(
    [...playersByTournament.values()].flat().flatMap(({ player }) => (player.userId === viewerId ? player.id : [])),
  );
  const openResultIds = allResults
    .filter(({ closedAt, playerId }) => closedAt === null && ownPlayerIds.has(playerId))
    .map(({ id }) => id);
  const openPlays = openResultIds.length === 0 ? [] : await listPlays(db, openResultIds);
  return new Map(
    rows.map((row) => {
      const listedPlayers = playersByTournament.get(row.id) ?? [];
      return [
        row.id,
        computeStandings({
          row,
          viewerId,
          openPlays,
          now,
          shown: listedPlayers,
          players: listedPlayers.map(({ player }) => player),
          quizzes: quizzes.get(row.id) ?? [],
          matches: matches.get(row.id) ?? [],
          results: results.get(row.id) ?? [],
        }),
      ];
    }),
  );
}
