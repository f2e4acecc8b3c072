// Draws rounds: brackets, Swiss. Pure.
import blossom from 'edmonds-blossom-fixed';
import { type Competitor, decide, opponentOf, type Pairing, type PlayedRound } from './matches.ts';
import type { TournamentType } from './types.ts';

/** Orders those who registered by level, then by who came first; their places, from 1, are their seeds. */
export function bySeed<T extends { level: number; registered: number }>(players: readonly T[]): T[] {
  return players.toSorted((a, b) => b.level - a.level || a.registered - b.registered);
}

/** The seeds of a bracket from top to bottom: 1 and 2 meet in the final at the earliest, 1 to 4 in the semifinals. */
export function bracketSeeds(rounds: number): number[] {
  let seeds = [1];
  for (let round = 0; round < rounds; round += 1) {
    const sum = seeds.length * 2 + 1;
    seeds = seeds.flatMap((seed, index) => (index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]));
  }
  return seeds;
}

interface Draw {
  type: TournamentType;
  /** How many there are in all. */
  rounds: number;
  competitors: readonly Competitor[];
  /** Those who may still play. */
  active: ReadonlySet<string>;
  /** All before this one; all are over. */
  played: readonly PlayedRound[];
}

/** Who meet in the next round. */
export function drawRound({ type, rounds, competitors, active, played }: Draw): Pairing[] {
  if (type === 'round_robin') return [];
  if (type === 'swiss_system') return drawSwiss(competitors, active, played);
  const last = played.at(-1);
  const slots = last ? winnersOf(last, competitors, active) : firstSlots(rounds, competitors, active);
  const pairings: Pairing[] = [];
  for (let place = 0; place * 2 < slots.length; place += 1)
    pairings.push({ place, players: [slots[place * 2] ?? null, slots[place * 2 + 1] ?? null] });
  return pairings;
}

function firstSlots(rounds: number, competitors: readonly Competitor[], active: ReadonlySet<string>) {
  const bySeeds = new Map(competitors.map(({ id, seed }) => [seed, id]));
  return bracketSeeds(rounds).map((seed) => ifActive(bySeeds.get(seed) ?? null, active));
}

function winnersOf(last: PlayedRound, competitors: readonly Competitor[], active: ReadonlySet<string>) {
  const seeds = seedsOf(competitors);
  const inOrder = last.pairings.toSorted((a, b) => a.place - b.place);
  return inOrder.map((pairing) => ifActive(decide(pairing, last, seeds).winner, active));
}

function ifActive(player: string | null, active: ReadonlySet<string>): string | null {
  return player !== null && active.has(player) ? player : null;
}

export function seedsOf(competitors: readonly Competitor[]): ReadonlyMap<string, number> {
  return new Map(competitors.map(({ id, seed }) => [id, seed]));
}

/** Costs of one pair: having met before outweighs all differences in score, and these all distances in rank. */
const MET = 1_000_000_000;
const APART = 100_000;

/**
 * Pairs those with equal scores, over the whole field at once, so that nobody meets the same person twice while another
 * pairing exists. Where one is left over, the lowest score among those with the fewest byes has one.
 */
function drawSwiss(
  competitors: readonly Competitor[],
  active: ReadonlySet<string>,
  played: readonly PlayedRound[],
): Pairing[] {
  const scores = swissScores(competitors, played);
  const scoreOf = (player: string) => scores.get(player) ?? 0;
  const field = competitors
    .filter(({ id }) => active.has(id))
    .toSorted((a, b) => scoreOf(b.id) - scoreOf(a.id) || a.seed - b.seed)
    .map(({ id }) => id);
  if (field.length < 2) return field.map((id) => ({ place: 0, players: [id, null] }));
  const met = meetings(played);
  const half = halvesOf(field, scoreOf);
  const edges: [number, number, number][] = [];
  for (const [one, a] of field.entries())
    for (let other = one + 1; other < field.length; other += 1) {
      const b = field[other] ?? '';
      const apart = scoreOf(a) - scoreOf(b);
      const within = apart === 0 ? Math.abs(other - one - half(a)) : 0;
      edges.push([one, other, (met.get(meeting(a, b)) ?? 0) * MET + apart * apart * APART + within]);
    }
  if (field.length % 2 === 1)
    for (const [index, after] of byeCandidates(field, scoreOf, played)) edges.push([index, field.length, after]);
  return matched(field, edges);
}

/** The pairing of the whole field that costs least. */
function matched(field: readonly string[], edges: readonly (readonly [number, number, number])[]): Pairing[] {
  const highest = edges.reduce((most, [, , cost]) => Math.max(most, cost), 0);
  const mates = blossom(
    edges.map(([one, other, cost]) => [one, other, highest - cost]),
    true,
  );
  const pairings: Pairing[] = [];
  for (const [index, player] of field.entries()) {
    const mate = mates[index] ?? -1;
    if (mate > index) pairings.push({ place: pairings.length, players: [player, field[mate] ?? null] });
  }
  return pairings;
}

/** Those of the lowest score among those with the fewest byes, the last first, with what a bye for them costs. */
function byeCandidates(
  field: readonly string[],
  scoreOf: (player: string) => number,
  played: readonly PlayedRound[],
): [index: number, cost: number][] {
  const byes = field.map((id) => played.filter(({ pairings }) => opponentOf(pairings, id) === null).length);
  const fewest = Math.min(...byes);
  const few = field.flatMap((id, index) => (byes[index] === fewest ? [{ id, index }] : []));
  const lowest = Math.min(...few.map(({ id }) => scoreOf(id)));
  return few
    .filter(({ id }) => scoreOf(id) === lowest)
    .toReversed()
    .map(({ index }, after) => [index, after]);
}

/** Within a group of equal scores the upper half meets the lower: how far apart they are. */
function halvesOf(field: readonly string[], scoreOf: (player: string) => number): (player: string) => number {
  const sizes = new Map<number, number>();
  for (const id of field) sizes.set(scoreOf(id), (sizes.get(scoreOf(id)) ?? 0) + 1);
  return (player) => (sizes.get(scoreOf(player)) ?? 0) >> 1;
}

/** A win is 1, a bye too. */
export function swissScores(
  competitors: readonly Competitor[],
  played: readonly PlayedRound[],
): ReadonlyMap<string, number> {
  const seeds = seedsOf(competitors);
  const scores = new Map<string, number>();
  for (const round of played)
    for (const pairing of round.pairings) {
      const { winner } = decide(pairing, round, seeds);
      if (winner !== null) scores.set(winner, (scores.get(winner) ?? 0) + 1);
    }
  return scores;
}

function meetings(played: readonly PlayedRound[]): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const { pairings } of played)
    for (const {
      players: [one, other],
    } of pairings)
      if (one !== null && other !== null)
        for (const key of [meeting(one, other), meeting(other, one)]) met.set(key, (met.get(key) ?? 0) + 1);
  return met;
}

function meeting(one: string, other: string): string {
  return `${one} ${other}`;
}
