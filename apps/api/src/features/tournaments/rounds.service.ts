// Advances tournaments at their start and at the end of each round, by the clock and under the tournament's lock.
import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_MISSED_ROUNDS, MIN_PLAYERS_TO_START } from '@quorbit/contracts/tournaments/limits';
import { type Competitor, countMissedInARow, type PlayedRound } from '@quorbit/contracts/tournaments/matches';
import { drawRound, seedsOf, sortBySeed } from '@quorbit/contracts/tournaments/pairing';
import { findPrize } from '@quorbit/contracts/tournaments/prizes';
import { countRounds } from '@quorbit/contracts/tournaments/tournament-times';
import { levelStateOf } from '@quorbit/contracts/xp/levels';
import type { Tx } from '@quorbit/db/client';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { endSeals } from '../quizzes/seals/seals.service.ts';
import {
  buildCancelNotices,
  buildMatchNotices,
  buildRankNotices,
  buildRoundNotices,
  buildStartNotices,
} from './notices.ts';
import * as players from './players.repository.ts';
import { notifySpectators } from './spectators.ts';
import { competitorsOf, playedRounds, roundTimesOf, standingsOfRows } from './tournament-rules.ts';
import * as repository from './tournaments.repository.ts';

type Row = repository.TournamentRow;
type Entrant = Awaited<ReturnType<typeof players.listEntrants>>[number];

const NO_CHANGE = { seed: null, rank: null, withdrawnAt: null, due: null };

/**
 * Takes a tournament one step further if it's time: shortly before its start, at its start, or at the end of a round.
 * Repeated or concurrent calls take the step once. A round ends only when nobody plays it any more, because players who
 * started in time may submit a little later.
 * @returns whether there was something to do.
 */
export async function advanceTournament(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await repository.lockTournament(tx, id);
  if (!row || row.nextAt === null || row.nextAt > now) return false;
  notifySpectators(tx, id);
  const entrants = await players.listEntrants(tx, id);
  if (row.rounds === null && now < row.startsAt) await announceStart(tx, row, entrants, now);
  else if (row.rounds === null) await startTournament(tx, row, entrants, now);
  else if (await players.hasOpenPlays(tx, id, row.round)) return false;
  else await endRound(tx, { ...row, rounds: row.rounds }, entrants, now);
  return true;
}

/** Notifies the players that the tournament starts soon. */
async function announceStart(tx: Tx, row: Row, entrants: readonly Entrant[], now: Date): Promise<void> {
  await notify(tx, buildStartNotices(row, playerRowsOf(entrants)), now);
  await repository.updateTournament(tx, row.id, { nextAt: row.startsAt });
}

/** Seeds the players who may play, and draws the first round; with fewer than two of them the tournament is over. */
async function startTournament(tx: Tx, row: Row, entrants: readonly Entrant[], now: Date): Promise<void> {
  const eligible = entrants.filter(isEligible);
  const withdrawals = entrants.filter((entrant) => !isEligible(entrant)).map(({ player }) => toWithdrawal(player, now));
  if (eligible.length < MIN_PLAYERS_TO_START) {
    await players.updatePlayers(tx, row.id, [
      ...withdrawals,
      ...eligible.map(({ player: { id } }) => ({ ...NO_CHANGE, id, due: 'fee' as const })),
    ]);
    const { entryFee: fee } = row.settings;
    await notify(tx, buildCancelNotices(row, playerRowsOf(eligible), { reason: 'few', fee }), now);
    await repository.updateTournament(tx, row.id, { finishedAt: now, nextAt: null });
    await endSeals(tx, await repository.listSeals(tx, row.id), now);
    return;
  }
  const orderedBySeed = sortBySeed(
    eligible.map(({ player: { id }, xp }, registered) => ({ id, level: levelStateOf(xp ?? 0).level, registered })),
  );
  const competitors = orderedBySeed.map(({ id }, index) => ({ id, seed: index + 1 }));
  await players.updatePlayers(tx, row.id, [
    ...withdrawals,
    ...competitors.map((competitor) => ({ ...NO_CHANGE, ...competitor })),
  ]);
  const quizzes = await repository.listQuizzes(tx, [row.id]);
  const startedRow = { ...row, rounds: countRounds(row.type, competitors.length, quizzes.length) };
  await drawNextRound(
    tx,
    startedRow,
    playerRowsOf(eligible),
    { competitors, active: idsOf(competitors), played: [] },
    now,
  );
}

/** Withdraws the players who are out; then draws the next round, or stores the final ranks after the last one. */
async function endRound(tx: Tx, row: Row & { rounds: number }, entrants: readonly Entrant[], now: Date): Promise<void> {
  const rows = {
    row,
    quizzes: [],
    players: entrants.map(({ player }) => player),
    matches: await players.listMatches(tx, [row.id]),
    results: await players.listResults(tx, [row.id]),
  };
  const played = playedRounds(rows, { ending: true });
  const isOut = (entrant: Entrant) =>
    !isEligible(entrant) ||
    entrant.player.withdrawnAt !== null ||
    countMissedInARow(played, entrant.player.id) >= MAX_MISSED_ROUNDS;
  const outIds = new Set(entrants.filter(isOut).map(({ player }) => player.id));
  const withdrawals = entrants.flatMap(({ player }) =>
    outIds.has(player.id) && player.withdrawnAt === null ? [toWithdrawal(player, now)] : [],
  );
  const lastRound = played.at(-1);
  const seeds = seedsOf(competitorsOf(rows.players));
  // Most players already know how their match ended. These notices are for matches that the end of the round decides,
  // and for two players who submitted at once.
  if (lastRound) await notify(tx, buildMatchNotices(row, rows.players, lastRound, { seeds }), now);
  if (row.round < row.rounds) {
    await players.updatePlayers(tx, row.id, withdrawals);
    const competitors = competitorsOf(rows.players);
    const active = idsOf(competitors.filter(({ id }) => !outIds.has(id)));
    await drawNextRound(tx, row, rows.players, { competitors, active, played }, now);
    return;
  }
  const finalStandings = standingsOfRows(rows, played);
  const rankChanges = finalStandings.map((standing) => {
    const player = rows.players.find(({ id }) => id === standing.id);
    const winsPrize = findPrize(row.prizes, standing, { withdrawn: outIds.has(standing.id) }) && !player?.withoutPrizes;
    return { ...NO_CHANGE, id: standing.id, rank: standing.rank, due: winsPrize ? ('prize' as const) : null };
  });
  await players.updatePlayers(tx, row.id, withdrawals);
  await players.updatePlayers(tx, row.id, rankChanges);
  const winners = new Set(rankChanges.flatMap(({ id, due }) => (due === 'prize' ? [id] : [])));
  await notify(tx, buildRankNotices(row, rows.players, finalStandings, winners), now);
  await repository.updateTournament(tx, row.id, { finishedAt: now, nextAt: null });
}

interface DrawState {
  competitors: readonly Competitor[];
  active: ReadonlySet<string>;
  played: readonly PlayedRound[];
}

/** Draws the next round, and notifies its players. */
async function drawNextRound(
  tx: Tx,
  row: Row & { rounds: number },
  playerRows: readonly players.PlayerRow[],
  drawState: DrawState,
  now: Date,
): Promise<void> {
  const round = row.round + 1;
  const pairings = drawRound({ type: row.type, rounds: row.rounds, ...drawState });
  await players.insertMatches(
    tx,
    pairings.map(({ place, players: [firstId, secondId] }) => ({
      id: newId(),
      tournamentId: row.id,
      round,
      place,
      firstId,
      secondId,
    })),
  );
  await notify(tx, buildRoundNotices(row, playerRows, { round, pairings, active: drawState.active }), now);
  const nextAt = roundTimesOf(row, round)?.endsAt ?? row.endsAt;
  await repository.updateTournament(tx, row.id, { rounds: row.rounds, round, nextAt });
}

const playerRowsOf = (entrants: readonly Entrant[]) => entrants.map(({ player }) => player);

function isEligible({ player, suspendedAt }: Entrant): boolean {
  return player.userId !== null && suspendedAt === null;
}

function toWithdrawal({ id }: players.PlayerRow, now: Date): players.PlayerChange {
  return { ...NO_CHANGE, id, withdrawnAt: now };
}

function idsOf(competitors: readonly Competitor[]): ReadonlySet<string> {
  return new Set(competitors.map(({ id }) => id));
}
