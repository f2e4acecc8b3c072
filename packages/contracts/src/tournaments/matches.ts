// Pairings and winners. Pure.

/** A player in a tournament. */
export interface Competitor {
  id: string;
  /** 1 for the strongest; unique. */
  seed: number;
}

/** A player's result in the quiz of a round. Plays without answers have none. */
export interface RoundResult {
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
  results: ReadonlyMap<string, RoundResult>;
  /** Whether nobody can play it any more. */
  over: boolean;
}

export interface MatchDecision {
  decided: boolean;
  /** Null until it is decided, and where nobody played. */
  winner: string | null;
}

/** Below 0 if the first is better: more marks, then less time. 0 if equal. */
export function compareResults(a: RoundResult, b: RoundResult): number {
  return b.marks - a.marks || a.seconds - b.seconds;
}

/** Decides a match once both have played, or at the end of the round. @param seeds by player, for equal results */
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

/** A player's opponent; null for a bye, undefined if the player isn't in this round. */
export function opponentOf(pairings: readonly Pairing[], player: string): string | null | undefined {
  for (const { players } of pairings) {
    const [first, second] = players;
    if (first === player) return second;
    if (second === player) return first;
  }
  return undefined;
}

/** How many rounds in a row a player has missed: finished ones in which the player had an opponent. */
export function countMissedInARow(rounds: readonly PlayedRound[], player: string): number {
  let missed = 0;
  for (const { pairings, results, over } of rounds) {
    const mustPlay = pairings.length === 0 || Boolean(opponentOf(pairings, player));
    if (!over || !mustPlay) continue;
    missed = results.has(player) ? 0 : missed + 1;
  }
  return missed;
}
