// Draws the matches of a round, for brackets and the Swiss system. Pure functions.
import blossom from 'edmonds-blossom-fixed';
import { type Competitor, decideMatch, opponentOf, type Pairing, type PlayedRound } from './matches.ts';
import type { TournamentType } from './types.ts';

/**
 * Orders the registered players by level, then by the order of registration. Their places, counted from 1, are their
 * seeds.
 */
export function sortBySeed<T extends { level: number; registered: number }>(players: readonly T[]): T[] {
  return players.toSorted((a, b) => b.level - a.level || a.registered - b.registered);
}

/**
 * Returns the seeds of a bracket from top to bottom: seeds 1 and 2 meet in the final at the earliest, seeds 1 to 4 in
 * the semifinals.
 */
export function listBracketSeeds(rounds: number): number[] {
  let seeds = [1];
  for (let round = 0; round < rounds; round += 1) {
    const sum = seeds.length * 2 + 1;
    seeds = seeds.flatMap((seed, index) => (index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]));
  }
  return seeds;
}

interface DrawInput {
  type: TournamentType;
  /** The number of rounds in the whole tournament. */
  rounds: number;
  competitors: readonly Competitor[];
  /** The ids of the competitors who may still play. */
  active: ReadonlySet<string>;
  /** The rounds before this one, which are all over. */
  played: readonly PlayedRound[];
}

/** Returns the pairings of the next round; empty in a round robin. */
export function drawRound({ type, rounds, competitors, active, played }: DrawInput): Pairing[] {
  if (type === 'round_robin') return [];
  if (type === 'swiss_system') return drawSwiss(competitors, active, played);
  const last = played.at(-1);
  const slots = last ? listWinners(last, competitors, active) : firstSlots(rounds, competitors, active);
  const pairings: Pairing[] = [];
  for (let place = 0; place * 2 < slots.length; place += 1)
    pairings.push({ place, players: [slots[place * 2] ?? null, slots[place * 2 + 1] ?? null] });
  return pairings;
}

function firstSlots(rounds: number, competitors: readonly Competitor[], active: ReadonlySet<string>) {
  const bySeeds = new Map(competitors.map(({ id, seed }) => [seed, id]));
  return listBracketSeeds(rounds).map((seed) => activeOrNull(bySeeds.get(seed) ?? null, active));
}

function listWinners(last: PlayedRound, competitors: readonly Competitor[], active: ReadonlySet<string>) {
  const seeds = seedsOf(competitors);
  const inOrder = last.pairings.toSorted((a, b) => a.place - b.place);
  return inOrder.map((pairing) => activeOrNull(decideMatch(pairing, last, seeds).winner, active));
}

function activeOrNull(player: string | null, active: ReadonlySet<string>): string | null {
  return player !== null && active.has(player) ? player : null;
}

export function seedsOf(competitors: readonly Competitor[]): ReadonlyMap<string, number> {
  return new Map(competitors.map(({ id, seed }) => [id, seed]));
}

/**
 * The costs of pairing two players: a rematch outweighs all differences in score, and a difference in score outweighs
 * all distances in rank.
 */
const REMATCH_COST = 1_000_000_000;
const SCORE_GAP_COST = 100_000;

/**
 * Pairs players with equal scores, over the whole field at once, so that nobody meets the same person twice while
 * another pairing exists. If the number of players is odd, a player with the lowest score among those with the fewest
 * byes has a bye.
 */
function drawSwiss(
  competitors: readonly Competitor[],
  active: ReadonlySet<string>,
  played: readonly PlayedRound[],
): Pairing[] {
  const scores = computeSwissScores(competitors, played);
  const scoreOf = (player: string) => scores.get(player) ?? 0;
  const contenders = competitors
    .filter(({ id }) => active.has(id))
    .toSorted((a, b) => scoreOf(b.id) - scoreOf(a.id) || a.seed - b.seed)
    .map(({ id }) => id);
  if (contenders.length < 2) return contenders.map((id) => ({ place: 0, players: [id, null] }));
  const meetingCounts = countMeetings(played);
  const halfSizeOf = halfSizesOf(contenders, scoreOf);
  const edges: [number, number, number][] = [];
  for (const [first, a] of contenders.entries())
    for (let other = first + 1; other < contenders.length; other += 1) {
      const b = contenders[other] ?? '';
      const scoreGap = scoreOf(a) - scoreOf(b);
      const distance = scoreGap === 0 ? Math.abs(other - first - halfSizeOf(a)) : 0;
      edges.push([
        first,
        other,
        (meetingCounts.get(meetingKey(a, b)) ?? 0) * REMATCH_COST + scoreGap * scoreGap * SCORE_GAP_COST + distance,
      ]);
    }
  if (contenders.length % 2 === 1)
    for (const [index, after] of listByeCandidates(contenders, scoreOf, played))
      edges.push([index, contenders.length, after]);
  return matchAll(contenders, edges);
}

/** Returns the pairing of the whole field that has the lowest total cost. */
function matchAll(contenders: readonly string[], edges: readonly (readonly [number, number, number])[]): Pairing[] {
  const highest = edges.reduce((most, [, , cost]) => Math.max(most, cost), 0);
  const mates = blossom(
    edges.map(([first, second, cost]) => [first, second, highest - cost]),
    true,
  );
  const pairings: Pairing[] = [];
  for (const [index, player] of contenders.entries()) {
    const mate = mates[index] ?? -1;
    if (mate > index) pairings.push({ place: pairings.length, players: [player, contenders[mate] ?? null] });
  }
  return pairings;
}

/**
 * Returns the indices of the players who may have the bye, each with the cost of the bye. These are the players with
 * the lowest score among those with the fewest byes, starting with the one ranked last.
 */
function listByeCandidates(
  contenders: readonly string[],
  scoreOf: (player: string) => number,
  played: readonly PlayedRound[],
): [index: number, cost: number][] {
  const byes = contenders.map((id) => played.filter(({ pairings }) => opponentOf(pairings, id) === null).length);
  const fewest = Math.min(...byes);
  const few = contenders.flatMap((id, index) => (byes[index] === fewest ? [{ id, index }] : []));
  const lowest = Math.min(...few.map(({ id }) => scoreOf(id)));
  return few
    .filter(({ id }) => scoreOf(id) === lowest)
    .toReversed()
    .map(({ index }, after) => [index, after]);
}

/**
 * Returns half the size of each player's group of equal scores. The upper half of a group meets the lower, so this is
 * the ideal distance of two opponents.
 */
function halfSizesOf(contenders: readonly string[], scoreOf: (player: string) => number): (player: string) => number {
  const sizes = new Map<number, number>();
  for (const id of contenders) sizes.set(scoreOf(id), (sizes.get(scoreOf(id)) ?? 0) + 1);
  return (player) => (sizes.get(scoreOf(player)) ?? 0) >> 1;
}

/** Returns the players' scores in the Swiss system: 1 for each win and each bye. */
export function computeSwissScores(
  competitors: readonly Competitor[],
  played: readonly PlayedRound[],
): ReadonlyMap<string, number> {
  const seeds = seedsOf(competitors);
  const scores = new Map<string, number>();
  for (const round of played)
    for (const pairing of round.pairings) {
      const { winner } = decideMatch(pairing, round, seeds);
      if (winner !== null) scores.set(winner, (scores.get(winner) ?? 0) + 1);
    }
  return scores;
}

function countMeetings(played: readonly PlayedRound[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { pairings } of played)
    for (const {
      players: [first, second],
    } of pairings)
      if (first !== null && second !== null)
        for (const key of [meetingKey(first, second), meetingKey(second, first)])
          counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function meetingKey(a: string, b: string): string {
  return `${a} ${b}`;
}
