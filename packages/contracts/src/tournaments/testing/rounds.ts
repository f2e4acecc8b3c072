import type { Competitor, Pairing, PlayedRound, RoundResult } from '../matches.ts';
import { standingsOf } from '../standings.ts';

export const competitorsOf = (count: number): Competitor[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}`, seed: index + 1 }));
export const idsOf = (competitors: readonly Competitor[]) => new Set(competitors.map(({ id }) => id));
export const result = (marks: number, seconds = 10): RoundResult => ({ marks, percentage: marks * 10, seconds });
export const round = (
  number: number,
  pairs: readonly Pairing['players'][],
  results: Record<string, RoundResult>,
  over = true,
): PlayedRound => ({
  round: number,
  over,
  pairings: pairs.map((players, place) => ({ place, players })),
  results: new Map(Object.entries(results)),
});
export const ranks = (
  type: 'single_elimination' | 'round_robin' | 'swiss_system',
  rounds: number,
  players: number,
  ...played: PlayedRound[]
) =>
  standingsOf({ type, rounds, competitors: competitorsOf(players), played }).map(({ id, rank, points }) => [
    id,
    rank,
    points,
  ]);
