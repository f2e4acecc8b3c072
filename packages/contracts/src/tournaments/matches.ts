// Compares results and decides matches. Pure functions.

/** A player in a tournament. */
export interface Competitor {
  id: string;
  /** The player's seed: 1 for the strongest, unique within the tournament. */
  seed: number;
}

/** A player's result in the quiz of a round. A play without answers has no result. */
export interface RoundResult {
  /** The number of marks that the player got. */
  marks: number;
  /** The share of the quiz's marks in percent, from 0 to 100. */
  percentage: number;
  seconds: number;
}

/**
 * Two players who meet in a round. A player is null if nobody advanced from the previous round; a player without an
 * opponent has a bye.
 */
export interface Pairing {
  /**
   * The place of the match in the round's order, from 0. In a bracket, the winners of places 2n and 2n + 1 meet at
   * place n of the next round.
   */
  place: number;
  players: readonly [string | null, string | null];
}

/** A round with its results so far. */
export interface PlayedRound {
  /** The number of the round, from 1. */
  round: number;
  /** The matches of the round; empty in a round robin. */
  pairings: readonly Pairing[];
  results: ReadonlyMap<string, RoundResult>;
  /** Whether the round has ended, so that nobody can play it any more. */
  over: boolean;
}

export interface MatchDecision {
  decided: boolean;
  /** The id of the winner; null until the match is decided, and if nobody played. */
  winner: string | null;
}

/** Compares two results: below 0 if the first is better (more marks, then less time), 0 if they're equal. */
export function compareResults(a: RoundResult, b: RoundResult): number {
  return b.marks - a.marks || a.seconds - b.seconds;
}

/**
 * Decides a match once both players have played, or at the end of the round.
 * @param seeds the players' seeds, which decide between equal results.
 */
export function decideMatch(
  { players: [one, other] }: Pairing,
  { results, over }: Pick<PlayedRound, 'results' | 'over'>,
  seeds: ReadonlyMap<string, number>,
): MatchDecision {
  if (one === null || other === null) return { decided: true, winner: one ?? other };
  const [first, second] = [results.get(one), results.get(other)];
  if (first && second) {
    const by = compareResults(first, second) || (seeds.get(one) ?? 0) - (seeds.get(other) ?? 0);
    return { decided: true, winner: by < 0 ? one : other };
  }
  if (!over) return { decided: false, winner: null };
  return { decided: true, winner: first ? one : second ? other : null };
}

/** Returns a player's opponent; null for a bye, undefined if the player isn't in this round. */
export function opponentOf(pairings: readonly Pairing[], player: string): string | null | undefined {
  for (const { players } of pairings) {
    const [first, second] = players;
    if (first === player) return second;
    if (second === player) return first;
  }
  return undefined;
}

/**
 * Returns how many rounds in a row a player has missed, up to the last finished round. Rounds in which the player had a
 * bye don't count.
 */
export function countMissedInARow(rounds: readonly PlayedRound[], player: string): number {
  let missed = 0;
  for (const { pairings, results, over } of rounds) {
    const mustPlay = pairings.length === 0 || Boolean(opponentOf(pairings, player));
    if (!over || !mustPlay) continue;
    missed = results.has(player) ? 0 : missed + 1;
  }
  return missed;
}
