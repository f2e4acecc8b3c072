// Pairings and winners. Pure.

/** A player in a tournament. */
export interface Competitor {
  id: string;
  /** 1 for the strongest; unique. */
  seed: number;
}

/** A player's result in the quiz of a round. Plays without answers have none. */
export interface Result {
  /** Marks. */
  marks: number;
  /** 0–100. */
  percentage: number;
  seconds: number;
}

/** Two players who meet in a round. Null where nobody advanced from the previous round; a player alone has a bye. */
export interface Pairing {
  /**
   * From 0, the order within the round. In a bracket, the winners of places 2n and 2n + 1 meet at place n of the next
   * round.
   */
  place: number;
  players: readonly [string | null, string | null];
}

/** A round with its results so far. */
export interface PlayedRound {
  /** From 1. */
  round: number;
  /** None in a round robin. */
  pairings: readonly Pairing[];
  results: ReadonlyMap<string, Result>;
  /** Whether nobody can play it any more. */
  over: boolean;
}

export interface Decision {
  decided: boolean;
  /** Null until it is decided, and where nobody played. */
  winner: string | null;
}

/** Below 0 if the first is better: more marks, then less time. 0 if equal. */
export function compareResults(one: Result, other: Result): number {
  return other.marks - one.marks || one.seconds - other.seconds;
}

/** Decides a match once both have played, or at the end of the round. @param seeds by player, for equal results */
export function decide(
  { players: [one, other] }: Pairing,
  { results, over }: Pick<PlayedRound, 'results' | 'over'>,
  seeds: ReadonlyMap<string, number>,
): Decision {
  if (one === null || other === null) return { decided: true, winner: one ?? other };
  const [first, second] = [results.get(one), results.get(other)];
  if (first && second) {
    const by = compareResults(first, second) || (seeds.get(one) ?? 0) - (seeds.get(other) ?? 0);
    return { decided: true, winner: by < 0 ? one : other };
  }
  if (!over) return { decided: false, winner: null };
  return { decided: true, winner: first ? one : second ? other : null };
}

/** A player's opponent; null for a bye, undefined if the player isn't in this round. */
export function opponentOf(pairings: readonly Pairing[], player: string): string | null | undefined {
  for (const { players } of pairings) {
    const [one, other] = players;
    if (one === player) return other;
    if (other === player) return one;
  }
  return undefined;
}

/** How many rounds in a row a player has missed: finished ones in which the player had an opponent. */
export function missedInARow(rounds: readonly PlayedRound[], player: string): number {
  let missed = 0;
  for (const { pairings, results, over } of rounds) {
    const mustPlay = pairings.length === 0 || Boolean(opponentOf(pairings, player));
    if (!over || !mustPlay) continue;
    missed = results.has(player) ? 0 : missed + 1;
  }
  return missed;
}
