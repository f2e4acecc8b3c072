// Where matches are in a bracket. Pure.
import type { Match } from '@quorbit/contracts/tournaments/views';

/** What a round of a bracket is called. */
export function formatRoundName(round: number, rounds: number): string {
  const roundsLeft = rounds - round;
  if (roundsLeft === 0) return 'Final';
  if (roundsLeft === 1) return 'Semifinals';
  return roundsLeft === 2 ? 'Quarterfinals' : `Round ${round}`;
}

/** How many matches a round of a bracket has, drawn or not. */
export function countMatches(round: number, rounds: number): number {
  return 2 ** (rounds - round);
}

/** The matches of a round by place; null for those that aren't drawn yet. */
export function toBracketPlaces(matches: readonly Match[], count: number) {
  const byPlace = new Map(matches.map((match) => [match.place, match]));
  return Array.from({ length: count }, (_, place) => ({ key: String(place), match: byPlace.get(place) ?? null }));
}
