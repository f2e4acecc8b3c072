// Owns what happens at the start of a tournament and at the end of each round, by the clock and under the tournament's lock.
import { newId } from '@quorbit/contracts/lib/ids';
import { countRounds } from '@quorbit/contracts/tournaments/clock';
import { LEAST_PLAYERS, MISSED_ROUNDS } from '@quorbit/contracts/tournaments/limits';
import { type Competitor, missedInARow, type PlayedRound } from '@quorbit/contracts/tournaments/matches';
import { bySeed, drawRound, seedsOf } from '@quorbit/contracts/tournaments/pairing';
import { prizeFor } from '@quorbit/contracts/tournaments/prizes';
import { levelOf } from '@quorbit/contracts/xp/levels';
import type { Tx } from '@quorbit/db/client';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { endSeals } from '../quizzes/seals/seals.service.ts';
import { newsOfEnd, newsOfMatches, newsOfRanks, newsOfRound, newsOfStart } from './news.ts';
import * as players from './players.repository.ts';
import { tellSpectators } from './spectators.ts';
import { competitorsOf, playedRounds, standings, timesOf } from './tournament-rules.ts';
import * as repository from './tournaments.repository.ts';

type Row = repository.TournamentRow;
type Seeded = Awaited<ReturnType<typeof players.listSeeded>>[number];

const UNCHANGED = { seed: null, rank: null, withdrawnAt: null, due: null };

/**
 * Takes a tournament one step on, if it is time: shortly before its start, its start, or the end of a round. Called twice, or by two processes at
 * once, it does so once. A round ends when nobody plays it any more: who began in time may submit a little later.
 * @returns whether there was something to do
 */
export async function advanceTournament(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await repository.lockTournament(tx, id);
  if (!row || row.nextAt === null || row.nextAt > now) return false;
  tellSpectators(tx, id);
  const seeded = await players.listSeeded(tx, id);
  if (row.rounds === null && now < row.startsAt) await announce(tx, row, seeded, now);
  else if (row.rounds === null) await begin(tx, row, seeded, now);
  else if (await players.isPlayed(tx, id, row.round)) return false;
  else await endRound(tx, { ...row, rounds: row.rounds }, seeded, now);
  return true;
}

/** Notifies the players that it starts soon. */
async function announce(tx: Tx, row: Row, seeded: readonly Seeded[], now: Date): Promise<void> {
  await notify(tx, newsOfStart(row, playersIn(seeded)), now);
  await repository.updateTournament(tx, row.id, { nextAt: row.startsAt });
}

/** Seeds those who are able to play and draws the first round; with fewer than two the tournament is over. */
async function begin(tx: Tx, row: Row, seeded: readonly Seeded[], now: Date): Promise<void> {
  const able = seeded.filter(isAble);
  const gone = seeded.filter((one) => !isAble(one)).map(({ player }) => withdrawn(player, now));
  if (able.length < LEAST_PLAYERS) {
    await players.updatePlayers(tx, row.id, [
      ...gone,
      ...able.map(({ player: { id } }) => ({ ...UNCHANGED, id, due: 'fee' as const })),
    ]);
    const { entryFee: fee } = row.settings;
    await notify(tx, newsOfEnd(row, playersIn(able), { reason: 'few', fee }), now);
    await repository.updateTournament(tx, row.id, { finishedAt: now, nextAt: null });
    await endSeals(tx, await repository.listSeals(tx, row.id), now);
    return;
  }
  const inOrder = bySeed(
    able.map(({ player: { id }, xp }, registered) => ({ id, level: levelOf(xp ?? 0).level, registered })),
  );
  const competitors = inOrder.map(({ id }, index) => ({ id, seed: index + 1 }));
  await players.updatePlayers(tx, row.id, [...gone, ...competitors.map((one) => ({ ...UNCHANGED, ...one }))]);
  const quizzes = await repository.listQuizzes(tx, [row.id]);
  const begun = { ...row, rounds: countRounds(row.type, competitors.length, quizzes.length) };
  await draw(tx, begun, playersIn(able), { competitors, active: idsOf(competitors), played: [] }, now);
}

/** Withdraws those who are out; then draws the next round, or settles the ranks after the last one. */
async function endRound(tx: Tx, row: Row & { rounds: number }, seeded: readonly Seeded[], now: Date): Promise<void> {
  const rows = {
    row,
    quizzes: [],
    players: seeded.map(({ player }) => player),
    matches: await players.listMatches(tx, [row.id]),
    results: await players.listResults(tx, [row.id]),
  };
  const played = playedRounds(rows, { ending: true });
  const isOut = (one: Seeded) =>
    !isAble(one) || one.player.withdrawnAt !== null || missedInARow(played, one.player.id) >= MISSED_ROUNDS;
  const out = new Set(seeded.filter(isOut).map(({ player }) => player.id));
  const changed = seeded.flatMap(({ player }) =>
    out.has(player.id) && player.withdrawnAt === null ? [withdrawn(player, now)] : [],
  );
  const last = played.at(-1);
  const seeds = seedsOf(competitorsOf(rows.players));
  // Most have been told: this is for matches that the end of the round decides, and for two who submitted at once.
  if (last) await notify(tx, newsOfMatches(row, rows.players, last, { seeds }), now);
  if (row.round < row.rounds) {
    await players.updatePlayers(tx, row.id, changed);
    const competitors = competitorsOf(rows.players);
    const active = idsOf(competitors.filter(({ id }) => !out.has(id)));
    await draw(tx, row, rows.players, { competitors, active, played }, now);
    return;
  }
  const final = standings(rows, played);
  const ranked = final.map((standing) => {
    const player = rows.players.find(({ id }) => id === standing.id);
    const wins = prizeFor(row.prizes, standing, { withdrawn: out.has(standing.id) }) && !player?.withoutPrizes;
    return { ...UNCHANGED, id: standing.id, rank: standing.rank, due: wins ? ('prize' as const) : null };
  });
  await players.updatePlayers(tx, row.id, changed);
  await players.updatePlayers(tx, row.id, ranked);
  const winners = new Set(ranked.flatMap(({ id, due }) => (due === 'prize' ? [id] : [])));
  await notify(tx, newsOfRanks(row, rows.players, final, winners), now);
  await repository.updateTournament(tx, row.id, { finishedAt: now, nextAt: null });
}

interface Field {
  competitors: readonly Competitor[];
  active: ReadonlySet<string>;
  played: readonly PlayedRound[];
}

/** The round after the last one. */
async function draw(
  tx: Tx,
  row: Row & { rounds: number },
  playing: readonly players.PlayerRow[],
  field: Field,
  now: Date,
): Promise<void> {
  const round = row.round + 1;
  const pairings = drawRound({ type: row.type, rounds: row.rounds, ...field });
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
  await notify(tx, newsOfRound(row, playing, { round, pairings, active: field.active }), now);
  const nextAt = timesOf(row, round)?.endsAt ?? row.endsAt;
  await repository.updateTournament(tx, row.id, { rounds: row.rounds, round, nextAt });
}

const playersIn = (seeded: readonly Seeded[]) => seeded.map(({ player }) => player);

function isAble({ player, suspendedAt }: Seeded): boolean {
  return player.userId !== null && suspendedAt === null;
}

function withdrawn({ id }: players.PlayerRow, now: Date): players.PlayerChange {
  return { ...UNCHANGED, id, withdrawnAt: now };
}

function idsOf(competitors: readonly Competitor[]): ReadonlySet<string> {
  return new Set(competitors.map(({ id }) => id));
}
