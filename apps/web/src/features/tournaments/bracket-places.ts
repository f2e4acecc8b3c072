// Names of bracket rounds and the places of matches in them. Pure.
import type { Match } from '@quorbit/contracts/tournaments/views';

/** Returns the name of a bracket round, e.g. `Semifinals` or `Round 1`. */
export function formatRoundName(round: number, rounds: number): string {
  const roundsLeft = rounds - round;
  if (roundsLeft === 0) return 'Final';
  if (roundsLeft === 1) return 'Semifinals';
  return roundsLeft === 2 ? 'Quarterfinals' : `Round ${round}`;
}

/** Returns the number of matches in a round of a bracket, whether they're drawn or not. */
export function countMatches(round: number, rounds: number): number {
  return 2 ** (rounds - round);
}

/** Returns the matches of a round by their place; null where a match isn't drawn yet. */
export function toBracketPlaces(matches: readonly Match[], count: number) {
  const byPlace = new Map(matches.map((match) => [match.place, match]));
  return Array.from({ length: count }, (_, place) => ({ key: String(place), match: byPlace.get(place) ?? null }));
}
