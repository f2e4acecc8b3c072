// Computes the points and ranks of a tournament so far. Pure functions.
import {
  type Competitor,
  compareResults,
  decideMatch,
  opponentOf,
  type PlayedRound,
  type RoundResult,
} from './matches.ts';
import { computeSwissScores, seedsOf } from './pairing.ts';
import type { TournamentType } from './types.ts';

export interface Standing {
  id: string;
  /** The rank: 1, 2, 2, 4 …; players who are equal in everything share it. */
  rank: number;
  /** The player's match points, including half points. */
  points: number;
  /** The mean percentage of the quizzes that the player played, not rounded. */
  mean: number;
  seconds: number;
  /** The number of quizzes that the player played. */
  quizzes: number;
  /** Whether the player is out of a bracket. */
  eliminated: boolean;
}

interface RankedTournament {
  type: TournamentType;
  /** The number of rounds in the whole tournament. */
  rounds: number;
  competitors: readonly Competitor[];
  /** The rounds that have begun, in order. */
  played: readonly PlayedRound[];
}

/** The values by which players are ranked, most important first; a higher value is better. */
type SortKey = readonly number[];

/** Returns the standings of all competitors, ordered by rank. */
export function standingsOf(state: RankedTournament): Standing[] {
  const { competitors, type } = state;
  const seeds = seedsOf(competitors);
  const played = state.played.map((round) => ({ ...round, results: listDecidedResults(round, seeds) }));
  const { keyOf, pointsOf, isEliminated, firstRank } = RANKING_ORDERS[type]({ ...state, played });
  const rows = competitors.map(({ id, seed }) => {
    const sums = sumResults(id, played);
    // A player who played nothing ranks below a player who played badly.
    const key = [...keyOf(id), sums.mean, sums.quizzes === 0 ? Number.NEGATIVE_INFINITY : -sums.seconds];
    return { row: { id, points: pointsOf(id), ...sums, eliminated: isEliminated(id) }, key, seed };
  });
  rows.sort((a, b) => compareKeys(a.key, b.key) || a.seed - b.seed);
  let rank = firstRank;
  return rows.map(({ row, key }, index) => {
    const before = rows[index - 1];
    if (before && compareKeys(before.key, key) !== 0) rank = firstRank + index;
    return { ...row, rank };
  });
}

/** Returns a round's results without those of undecided matches, because ranks change only once a match is decided. */
function listDecidedResults(round: PlayedRound, seeds: ReadonlyMap<string, number>): ReadonlyMap<string, RoundResult> {
  const open = round.pairings.filter((pairing) => !decideMatch(pairing, round, seeds).decided);
  const waiting = new Set(open.flatMap(({ players }) => players));
  return waiting.size === 0 ? round.results : new Map([...round.results].filter(([id]) => !waiting.has(id)));
}

function compareKeys(a: SortKey, b: SortKey): number {
  for (const [index, value] of a.entries()) {
    const against = b[index] ?? 0;
    if (value !== against) return value > against ? -1 : 1;
  }
  return 0;
}

function sumResults(player: string, played: readonly PlayedRound[]) {
  const own = played.flatMap(({ results }) => results.get(player) ?? []);
  const sum = (of: (result: RoundResult) => number) => own.reduce((all, roundResult) => all + of(roundResult), 0);
  return {
    mean: own.length === 0 ? 0 : sum(({ percentage }) => percentage) / own.length,
    seconds: sum(({ seconds }) => seconds),
    quizzes: own.length,
  };
}

interface RankingOrder {
  keyOf(player: string): SortKey;
  pointsOf(player: string): number;
  isEliminated(player: string): boolean;
  /** The rank of the best player: 2 if the first place stays empty, otherwise 1. */
  firstRank: 1 | 2;
}

const RANKING_ORDERS: Record<TournamentType, (field: RankedTournament) => RankingOrder> = {
  round_robin: roundRobinOrder,
  swiss_system: swissOrder,
  single_elimination: eliminationOrder,
};

/** Ranks the players of a round robin by points alone. */
function roundRobinOrder({ competitors, played }: RankedTournament): RankingOrder {
  const halves = countHalfPoints(competitors, played);
  const pointsOf = (player: string) => (halves.get(player) ?? 0) / 2;
  return { keyOf: (player) => [pointsOf(player)], pointsOf, isEliminated: () => false, firstRank: 1 };
}

/**
 * Returns the players' points in a round robin, in halves. On each quiz, all players are compared with each other: 1
 * point for a win, ½ for equal results. A player who didn't play loses.
 */
function countHalfPoints(competitors: readonly Competitor[], played: readonly PlayedRound[]) {
  const halves = new Map<string, number>();
  for (const { results, over } of played) {
    const ranked = competitors.flatMap(({ id }) => {
      const result = results.get(id);
      return result ? [{ id, result }] : [];
    });
    const absent = over ? competitors.length - ranked.length : 0;
    ranked.sort((a, b) => compareResults(a.result, b.result));
    for (const { id, result } of ranked) {
      const against = ranked.map((other) => compareResults(result, other.result));
      const worse = against.filter((by) => by < 0).length + absent;
      const equal = against.filter((by) => by === 0).length - 1;
      halves.set(id, (halves.get(id) ?? 0) + worse * 2 + equal);
    }
  }
  return halves;
}

/** Ranks the players of the Swiss system by points, then by the sum of their opponents' points (Buchholz). */
function swissOrder({ competitors, played }: RankedTournament): RankingOrder {
  const scores = computeSwissScores(competitors, played);
  const pointsOf = (player: string) => scores.get(player) ?? 0;
  const buchholz = (player: string) =>
    played.reduce((sum, { pairings }) => {
      const opponent = opponentOf(pairings, player);
      return opponent ? sum + pointsOf(opponent) : sum;
    }, 0);
  return { keyOf: (player) => [pointsOf(player), buchholz(player)], pointsOf, isEliminated: () => false, firstRank: 1 };
}

/**
 * Ranks the players of a bracket by the round that they reached. If nobody played the final, the first place stays
 * empty.
 */
function eliminationOrder({ rounds, competitors, played }: RankedTournament): RankingOrder {
  const seeds = seedsOf(competitors);
  const furthestRound = new Map<string, number>();
  const wins = new Map<string, number>();
  const lost = new Set<string>();
  for (const round of played)
    for (const pairing of round.pairings) {
      const { decided, winner } = decideMatch(pairing, round, seeds);
      for (const player of pairing.players) {
        if (player === null) continue;
        const won = player === winner;
        furthestRound.set(player, round.round + (won ? 1 : 0));
        if (won) wins.set(player, (wins.get(player) ?? 0) + 1);
        else if (decided) lost.add(player);
      }
    }
  const last = played.at(-1);
  const final = played.find(({ round }) => round === rounds);
  const isOver = final?.over ?? false;
  const hasWinner = [...furthestRound.values()].some((round) => round > rounds);
  return {
    keyOf: (player) => [furthestRound.get(player) ?? 0],
    pointsOf: (player) => wins.get(player) ?? 0,
    // A player who won and then left isn't drawn any more.
    isEliminated: (player) =>
      lost.has(player) || (last !== undefined && opponentOf(last.pairings, player) === undefined),
    firstRank: isOver && !hasWinner ? 2 : 1,
  };
}
