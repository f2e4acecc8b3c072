// Owns what somebody sees of tournaments: the open ones, those they played in, and one with its bracket.
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
import { grouped } from '../../lib/grouped.ts';
import { cutPage, isCursorId, isCursorTime, readCursor } from '../../lib/paging.ts';
import { listPlays } from '../plays/plays.service.ts';
import { readBalance } from '../xp/fees.service.ts';
import * as players from './players.repository.ts';
import { statusOfRow } from './tournament-rules.ts';
import * as repository from './tournaments.repository.ts';
import { computeStandings, scoresOf, sumsOf, type TournamentState, viewSchedule, viewTournament } from './views.ts';

type Viewer = Pick<Actor, 'id'>;

/** Each comes with up to 128 players and what they played, so pages are shorter than elsewhere. */
const MOST_AT_ONCE = 20;
/** The start page asks each time: it reads those of somebody's tournaments in which something happens first. */
const MOST_OWN = 5;

/** A page of the tournaments that aren't over, those that end first. */
export async function listTournaments(
  db: Executor,
  actor: Viewer,
  { limit: wanted, cursor }: ListTournamentsInput,
  now: Date,
): Promise<Page<Tournament> & { balance: number }> {
  const limit = Math.min(wanted, MOST_AT_ONCE);
  const [endsAt, id] = readCursor(cursor, [isCursorTime, isCursorId]) ?? [];
  const after = endsAt === undefined || id === undefined ? null : { endsAt: new Date(endsAt), id };
  const rows = await repository.listOpen(db, { after, limit: limit + 1, now });
  const all = await reckonAll(db, actor, rows.slice(0, limit), now);
  const page = cutPage(
    rows,
    limit,
    (row) => [row.endsAt.toISOString(), row.id],
    (row) => viewTournament(ofId(all, row.id)),
  );
  return { ...page, balance: await readBalance(db, actor.id) };
}

/** A page of the tournaments that are over and in which the caller was, the last first. */
export async function listCompleted(
  db: Executor,
  actor: Viewer,
  { limit: wanted, cursor }: ListTournamentsInput,
  now: Date,
): Promise<Page<CompletedTournament>> {
  const limit = Math.min(wanted, MOST_AT_ONCE);
  const [after = null] = readCursor(cursor, [isCursorId]) ?? [];
  const rows = await repository.listPlayed(db, actor.id, { after, limit: limit + 1, overBy: now });
  const shown = rows.slice(0, limit).map(({ tournament }) => tournament);
  const all = await reckonAll(db, actor, shown, now);
  return cutPage(
    rows,
    limit,
    ({ player }) => [player.id],
    ({ tournament, player }) => viewCompleted(ofId(all, tournament.id), player.id),
  );
}

function viewCompleted(reckoned: TournamentState, playerId: string): CompletedTournament {
  const tournament = viewTournament(reckoned);
  const own = tournament.participants.find(({ id }) => id === playerId);
  const quizScores = scoresOf(reckoned, playerId);
  return {
    ...tournament,
    totalParticipants: tournament.stats.totalParticipants,
    userPerformance: {
      rank: own?.rank ?? null,
      finalScore: own?.currentScore ?? 0,
      ...sumsOf(quizScores),
      eliminated: own?.eliminated ?? false,
      quizScores,
    },
  };
}

/** A page of all tournaments that the caller registered for, deleted ones too, the last first. */
export async function listHistory(
  db: Executor,
  actor: Viewer,
  { limit, cursor }: ListTournamentsInput,
  now: Date,
): Promise<Page<PlayedTournament>> {
  const [after = null] = readCursor(cursor, [isCursorId]) ?? [];
  const rows = await repository.listPlayed(db, actor.id, { after, limit: limit + 1, overBy: null });
  const shown = rows.slice(0, limit);
  const best = await players.bestOf(
    db,
    shown.map(({ player }) => player.id),
  );
  const counts = await players.countsOf(
    db,
    shown.map(({ tournament }) => tournament.id),
  );
  return cutPage(
    rows,
    limit,
    ({ player }) => [player.id],
    ({ tournament, player: { id, rank, won } }) => ({
      id: tournament.id,
      title: tournament.name,
      status: statusOfRow(tournament, now),
      endDate: tournament.endsAt.toISOString(),
      userRank: rank,
      userBestScore: best.get(id) ?? null,
      stats: { totalParticipants: counts.get(tournament.id) ?? 0 },
      prizes: tournament.prizes,
      prizeWon: (won ? tournament.prizes.find(({ position }) => position === rank) : undefined) ?? null,
    }),
  );
}

/** The caller's match that is played now, or else the next one; null for none. */
export async function readOwnMatch(db: Executor, actor: Viewer, now: Date): Promise<OwnMatch | null> {
  const rows = await repository.listRegistered(db, actor.id, now, MOST_OWN);
  const all = await reckonAll(db, actor, rows, now);
  return pickOwnMatch(rows.map(({ id }) => viewTournament(ofId(all, id))));
}

/** One tournament with all its rounds. @throws AppError NOT_FOUND for deleted ones */
export async function getTournament(
  db: Executor,
  actor: Viewer,
  { id }: TournamentInput,
  now: Date,
): Promise<TournamentDetail> {
  const reckoned = await reckonOne(db, actor, id, now);
  return {
    tournament: viewTournament(reckoned),
    schedule: viewSchedule(reckoned),
    balance: await readBalance(db, actor.id),
  };
}

/** One tournament as the caller sees it. @throws AppError NOT_FOUND for deleted ones */
export async function viewOne(db: Executor, actor: Viewer, id: string, now: Date): Promise<Tournament> {
  return viewTournament(await reckonOne(db, actor, id, now));
}

/** The same with what follows from it. @throws AppError NOT_FOUND for deleted ones */
export async function reckonOne(db: Executor, actor: Viewer, id: string, now: Date): Promise<TournamentState> {
  const row = await repository.findTournament(db, id);
  if (!row) throw notFound('Tournament');
  return ofId(await reckonAll(db, actor, [row], now), id);
}

function ofId(all: ReadonlyMap<string, TournamentState>, id: string): TournamentState {
  const one = all.get(id);
  if (!one) throw new Error(`Tournament ${id} was not read.`);
  return one;
}

async function reckonAll(
  db: Executor,
  { id: viewerId }: Viewer,
  rows: readonly repository.TournamentRow[],
  now: Date,
): Promise<ReadonlyMap<string, TournamentState>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const of = ({ tournamentId }: { tournamentId: string }) => tournamentId;
  const quizzes = grouped(await repository.listQuizzes(db, ids), of);
  const shown = grouped(await players.listShown(db, viewerId, ids), ({ player }) => player.tournamentId);
  const matches = grouped(await players.listMatches(db, ids), of);
  const all = await players.listResults(db, ids);
  const results = grouped(all, of);
  const mine = new Set(
    [...shown.values()].flat().flatMap(({ player }) => (player.userId === viewerId ? player.id : [])),
  );
  const open = all.filter(({ closedAt, playerId }) => closedAt === null && mine.has(playerId)).map(({ id }) => id);
  const openPlays = open.length === 0 ? [] : await listPlays(db, open);
  return new Map(
    rows.map((row) => {
      const seen = shown.get(row.id) ?? [];
      return [
        row.id,
        computeStandings({
          row,
          viewerId,
          openPlays,
          now,
          shown: seen,
          players: seen.map(({ player }) => player),
          quizzes: quizzes.get(row.id) ?? [],
          matches: matches.get(row.id) ?? [],
          results: results.get(row.id) ?? [],
        }),
      ];
    }),
  );
}
