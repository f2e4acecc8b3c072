// Plays random tournaments to their end, and reports which rules a tournament broke.
import fc from 'fast-check';
import { MAX_MISSED_ROUNDS } from '../limits.ts';
import { type Competitor, countMissedInARow, opponentOf, type PlayedRound, type RoundResult } from '../matches.ts';
import { drawRound } from '../pairing.ts';
import { findPrize } from '../prizes.ts';
import { type Standing, standingsOf } from '../standings.ts';
import { countRounds } from '../tournament-times.ts';
import type { TournamentType } from '../types.ts';

export interface RandomTournament {
  type: TournamentType;
  rounds: number;
  competitors: readonly Competitor[];
  played: readonly PlayedRound[];
  /** The players who could play at the beginning of each round. */
  active: readonly ReadonlySet<string>[];
  /** The standings after the last round. */
  standings: readonly Standing[];
}

/** A player's action in a round: missing it, leaving for good, or playing with these marks and seconds. */
const roundAction = fc.oneof(
  { weight: 2, arbitrary: fc.constant('misses' as const) },
  { weight: 1, arbitrary: fc.constant('leaves' as const) },
  // The range of values is small, so that many results are equal.
  { weight: 9, arbitrary: fc.record({ marks: fc.nat(3), seconds: fc.nat(4) }) },
);

/**
 * Generates a random tournament that was played to its end.
 * @param players the most players.
 */
export function randomTournament(type: TournamentType, players = 24): fc.Arbitrary<RandomTournament> {
  return fc
    .record({
      players: fc.integer({ min: 2, max: players }),
      quizzes: fc.integer({ min: 1, max: 6 }),
      acts: fc.infiniteStream(roundAction),
    })
    .map(({ players: count, quizzes, acts }) => play(type, count, quizzes, acts));
}

function play(type: TournamentType, count: number, quizzes: number, acts: Stream): RandomTournament {
  const competitors = Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}`, seed: index + 1 }));
  const rounds = countRounds(type, count, quizzes);
  const withdrawn = new Set<string>();
  const played: PlayedRound[] = [];
  const active: ReadonlySet<string>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const activeIds = new Set(
      competitors.flatMap(({ id }) =>
        withdrawn.has(id) || countMissedInARow(played, id) >= MAX_MISSED_ROUNDS ? [] : [id],
      ),
    );
    active.push(activeIds);
    const pairings = drawRound({ type, rounds, competitors, active: activeIds, played });
    const results = new Map<string, RoundResult>();
    for (const id of activeIds) {
      const done = acts.next().value ?? 'misses';
      if (done === 'leaves') withdrawn.add(id);
      else if (done !== 'misses' && (type === 'round_robin' || opponentOf(pairings, id)))
        results.set(id, { ...done, percentage: done.marks * 25 });
    }
    played.push({ round, pairings, results, over: true });
  }
  const standings = standingsOf({ type, rounds, competitors, played });
  return { type, rounds, competitors, played, active, standings };
}

type Stream = Iterator<'misses' | 'leaves' | { marks: number; seconds: number }>;

const PRIZES = [{ position: 1 }, { position: 2 }, { position: 3 }];

/** Returns the rules that a finished tournament broke; empty if it broke none. */
export function findFaults(tournament: RandomTournament): string[] {
  return [...findRoundFaults(tournament), ...findFinalFaults(tournament)];
}

function findRoundFaults({ type, competitors, played, active }: RandomTournament): string[] {
  const faults: string[] = [];
  for (const [index, { round, pairings }] of played.entries()) {
    const able = active[index] ?? new Set();
    const named = pairings.flatMap(({ players }) => players.filter((player) => player !== null));
    if (new Set(named).size !== named.length) faults.push(`round ${round}: somebody is drawn twice`);
    if (named.some((player) => !able.has(player))) faults.push(`round ${round}: somebody who is out is drawn`);
    if (pairings.some(({ place }, at) => place !== at)) faults.push(`round ${round}: places have gaps`);
    if (type === 'swiss_system' && named.length !== able.size) faults.push(`round ${round}: somebody is left out`);
  }
  if (type === 'swiss_system') faults.push(...findByeFaults(competitors, played, active));
  return faults;
}

/**
 * Returns the faults in the byes: each round has at most one bye, and nobody has a bye while another player who could
 * play has had fewer byes.
 */
function findByeFaults(
  competitors: readonly Competitor[],
  played: readonly PlayedRound[],
  active: readonly ReadonlySet<string>[],
): string[] {
  const byes = new Map(competitors.map(({ id }) => [id, 0]));
  const faults: string[] = [];
  for (const [index, { round, pairings }] of played.entries()) {
    const free = pairings.flatMap(({ players: [first, second] }) => (second === null && first !== null ? [first] : []));
    if (free.length > 1) faults.push(`round ${round}: more than one bye`);
    const fewest = Math.min(...[...(active[index] ?? [])].map((id) => byes.get(id) ?? 0));
    for (const id of free) {
      if ((byes.get(id) ?? 0) > fewest) faults.push(`round ${round}: byes are not spread`);
      byes.set(id, (byes.get(id) ?? 0) + 1);
    }
  }
  return faults;
}

function findFinalFaults({ type, competitors, played, standings: last }: RandomTournament): string[] {
  const faults: string[] = [];
  if (last.length !== competitors.length) faults.push('somebody has no rank');
  const firstRank = last[0]?.rank ?? 1;
  if (firstRank !== 1 && type !== 'single_elimination') faults.push('nobody is first');
  for (const [index, { rank }] of last.entries()) {
    const before = last[index - 1];
    if (rank !== firstRank + index && rank !== before?.rank) faults.push(`rank ${rank} is wrong`);
  }
  if (type === 'single_elimination') faults.push(...findBracketFaults(played, last));
  for (const standing of last) {
    const won = findPrize(PRIZES, standing, { withdrawn: false });
    if (won && standing.quizzes === 0) faults.push('a prize without a quiz');
  }
  return faults;
}

/**
 * Returns the faults in a bracket: its matches must halve in each round, and it must end with at most one winner and
 * all other players out.
 */
function findBracketFaults(played: readonly PlayedRound[], last: readonly Standing[]): string[] {
  const faults: string[] = [];
  for (const [index, { pairings }] of played.entries())
    if (pairings.length !== 2 ** (played.length - index - 1)) faults.push('the bracket does not halve');
  if (last.filter(({ rank }) => rank === 1).length > 1) faults.push('two winners');
  if (last.filter(({ eliminated }) => !eliminated).length > 1) faults.push('somebody is still in');
  return faults;
}
