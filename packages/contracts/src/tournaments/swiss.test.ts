import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pairing, PlayedRound } from './matches.ts';
import { drawRound } from './pairing.ts';
import { randomTournament } from './testing/random-tournament.ts';
import { competitorsOf, idsOf, ranks, result, round } from './testing/rounds.ts';

describe('the Swiss system', () => {
  it('ranks players by score, then Buchholz, then mean, then time', () => {
    const first = round(
      1,
      [
        ['p1', 'p3'],
        ['p2', 'p4'],
      ],
      { p1: result(5), p3: result(1), p2: result(5), p4: result(4) },
    );
    const second = round(
      2,
      [
        ['p1', 'p2'],
        ['p3', 'p4'],
      ],
      { p1: result(1), p2: result(0), p3: result(7), p4: result(6) },
    );
    expect(ranks('swiss_system', 2, 4, first, second)).toEqual([
      ['p1', 1, 2],
      ['p3', 2, 1],
      ['p2', 3, 1],
      ['p4', 4, 0],
    ]);
  });

  it('pairs the upper half with the lower, and later pairs players with equal scores', () => {
    const competitors = competitorsOf(4);
    const draw = (...played: PlayedRound[]) =>
      drawRound({ type: 'swiss_system', rounds: 2, competitors, active: idsOf(competitors), played }).map(
        ({ players }) => players,
      );
    expect(draw()).toEqual([
      ['p1', 'p3'],
      ['p2', 'p4'],
    ]);
    const first = round(
      1,
      [
        ['p1', 'p3'],
        ['p2', 'p4'],
      ],
      { p1: result(1), p3: result(2), p2: result(3), p4: result(1) },
    );
    expect(draw(first)).toEqual([
      ['p2', 'p3'],
      ['p1', 'p4'],
    ]);
  });

  it('avoids a second meeting while another pairing exists, even where a greedy pairing repeats one', () => {
    // p1 has met p2 and p3, so only p1 with p4 and p2 with p3 are new pairs.
    const competitors = competitorsOf(4);
    const met = (round_: number, ...pairs: Pairing['players'][]) => round(round_, pairs, {});
    const played = [met(1, ['p1', 'p2'], ['p3', 'p4']), met(2, ['p1', 'p3'], ['p2', 'p4'])];
    const drawn = drawRound({ type: 'swiss_system', rounds: 3, competitors, active: idsOf(competitors), played });
    expect(drawn.map(({ players }) => players)).toEqual([
      ['p1', 'p4'],
      ['p2', 'p3'],
    ]);
  });

  it('repeats a pair only if every pairing repeats one', () => {
    fc.assert(
      fc.property(randomTournament('swiss_system', 8), ({ played }) => {
        const met = new Set<string>();
        for (const { pairings } of played) {
          const pairs = pairings.flatMap(({ players: [a, b] }) => (a !== null && b !== null ? [[a, b] as const] : []));
          const repeats = pairs.filter(([a, b]) => met.has([a, b].toSorted().join()));
          if (repeats.length > 0) expect(canPair(pairs.flat(), met)).toBe(false);
          for (const pair of pairs) met.add(pair.toSorted().join());
        }
      }),
    );
  });

  it('draws seven full rounds for 128 players', () => {
    const competitors = competitorsOf(128);
    const played: PlayedRound[] = [];
    for (let number = 1; number <= 7; number += 1) {
      const pairings = drawRound({ type: 'swiss_system', rounds: 7, competitors, active: idsOf(competitors), played });
      expect(pairings).toHaveLength(64);
      const results = new Map(competitors.map(({ id, seed }) => [id, result((seed * 7 + number * 3) % 11, seed)]));
      played.push({ round: number, pairings, results, over: true });
    }
  });
});

/** Returns whether the players can be paired so that nobody meets the same person again. Tries all pairings. */
function canPair(players: readonly string[], met: ReadonlySet<string>): boolean {
  const [first, ...rest] = players;
  if (first === undefined) return true;
  return rest.some(
    (other) =>
      !met.has([first, other].toSorted().join()) &&
      canPair(
        rest.filter((value) => value !== other),
        met,
      ),
  );
}
