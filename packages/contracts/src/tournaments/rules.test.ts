import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Competitor, Pairing, PlayedRound, Result } from './matches.ts';
import { decide, missedInARow, opponentOf } from './matches.ts';
import { bracketSeeds, bySeed, drawRound } from './pairing.ts';
import { standingsOf } from './standings.ts';
import { faultsOf, playedOut } from './testing/played-out.ts';
import { TOURNAMENT_TYPES } from './types.ts';

const field = (count: number): Competitor[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}`, seed: index + 1 }));
const all = (competitors: readonly Competitor[]) => new Set(competitors.map(({ id }) => id));
const result = (marks: number, seconds = 10): Result => ({ marks, percentage: marks * 10, seconds });
const round = (
  number: number,
  pairs: readonly Pairing['players'][],
  results: Record<string, Result>,
  over = true,
): PlayedRound => ({
  ...{ round: number, over },
  pairings: pairs.map((players, place) => ({ place, players })),
  results: new Map(Object.entries(results)),
});
const ranks = (
  type: 'single_elimination' | 'round_robin' | 'swiss_system',
  rounds: number,
  players: number,
  ...played: PlayedRound[]
) =>
  standingsOf({ type, rounds, competitors: field(players), played }).map(({ id, rank, points }) => [id, rank, points]);

describe('a match', () => {
  const seeds = new Map([
    ['a', 2],
    ['b', 1],
  ]);
  const of = (results: Record<string, Result>, over = false, players: Pairing['players'] = ['a', 'b']) =>
    decide({ place: 0, players }, { results: new Map(Object.entries(results)), over }, seeds);

  it('is won by marks, then time, then seed, as soon as both have played', () => {
    expect(of({ a: result(3), b: result(2, 1) })).toEqual({ decided: true, winner: 'a' });
    expect(of({ a: result(3, 9), b: result(3, 10) })).toEqual({ decided: true, winner: 'a' });
    expect(of({ a: result(3), b: result(3) })).toEqual({ decided: true, winner: 'b' });
    expect(of({ a: result(3) })).toEqual({ decided: false, winner: null });
  });

  it('is lost by who does not play, and by both where nobody does', () => {
    expect(of({ b: result(0) }, true)).toEqual({ decided: true, winner: 'b' });
    expect(of({}, true)).toEqual({ decided: true, winner: null });
    expect(of({}, false, ['a', null])).toEqual({ decided: true, winner: 'a' });
    expect(of({}, false, [null, null])).toEqual({ decided: true, winner: null });
  });
});

describe('a bracket', () => {
  it('keeps the strongest apart for as long as possible', () => {
    expect(bracketSeeds(1)).toEqual([1, 2]);
    expect(bracketSeeds(2)).toEqual([1, 4, 3, 2]);
    expect(bracketSeeds(3)).toEqual([1, 8, 5, 4, 3, 6, 7, 2]);
    for (const rounds of [4, 5, 6, 7]) {
      const seeds = bracketSeeds(rounds);
      expect(seeds.toSorted((a, b) => a - b)).toEqual(seeds.map((_, index) => index + 1));
      for (let place = 0; place < seeds.length; place += 2)
        expect((seeds[place] ?? 0) + (seeds[place + 1] ?? 0)).toBe(seeds.length + 1);
    }
  });

  it('gives the byes to the top seeds', () => {
    const competitors = field(5);
    const drawn = drawRound({
      type: 'single_elimination',
      rounds: 3,
      competitors,
      active: all(competitors),
      played: [],
    });
    expect(drawn.map(({ players }) => players)).toEqual([
      ['p1', null],
      ['p5', 'p4'],
      ['p3', null],
      [null, 'p2'],
    ]);
  });

  it('seeds by level, then by who registered first', () => {
    const players = [
      { id: 'late', level: 3, registered: 2 },
      { id: 'low', level: 1, registered: 0 },
      { id: 'early', level: 3, registered: 1 },
    ];
    expect(bySeed(players).map(({ id }) => id)).toEqual(['early', 'late', 'low']);
  });

  it('gives the next opponent a bye where nobody of a pair played, and skips who is gone', () => {
    const competitors = field(4);
    const first = round(
      1,
      [
        ['p1', 'p4'],
        ['p3', 'p2'],
      ],
      { p3: result(1) },
    );
    const next = (active: ReadonlySet<string>) =>
      drawRound({ type: 'single_elimination', rounds: 2, competitors, active, played: [first] });
    expect(next(all(competitors))).toEqual([{ place: 0, players: [null, 'p3'] }]);
    expect(next(new Set(['p1', 'p2', 'p4']))).toEqual([{ place: 0, players: [null, null] }]);
  });

  it('ranks by the round reached, then mean, then time', () => {
    const semi = round(
      1,
      [
        ['p1', 'p4'],
        ['p3', 'p2'],
      ],
      { p1: result(5), p4: result(4, 8), p3: result(9), p2: result(4, 7) },
    );
    const final = round(2, [['p1', 'p3']], { p1: result(2), p3: result(1) });
    expect(ranks('single_elimination', 2, 4, semi, final)).toEqual([
      ['p1', 1, 2],
      ['p3', 2, 1],
      ['p2', 3, 0],
      ['p4', 4, 0],
    ]);
  });

  it('leaves the first place empty where nobody played the final; who is equal in everything shares a rank', () => {
    const semi = round(
      1,
      [
        ['p1', 'p4'],
        ['p3', 'p2'],
      ],
      { p1: result(5), p4: result(4), p3: result(5), p2: result(4) },
    );
    expect(ranks('single_elimination', 2, 4, semi, round(2, [['p1', 'p3']], {}))).toEqual(
      [
        ['p1', 2, 1],
        ['p3', 2, 1],
        ['p2', 4, 0],
        ['p4', 4, 0],
      ].toSorted((a, b) => Number(a[1]) - Number(b[1])),
    );
    // Before it is over somebody may yet win it.
    expect(ranks('single_elimination', 2, 4, semi, round(2, [['p1', 'p3']], {}, false))[0]).toEqual(['p1', 1, 1]);
  });
});

it('ranks move once both have played', () => {
  const half = round(1, [['p1', 'p2']], { p2: result(9) }, false);
  expect(ranks('swiss_system', 1, 2, half)).toEqual([
    ['p1', 1, 0],
    ['p2', 1, 0],
  ]);
  const both = { ...half, results: new Map([...half.results, ['p1', result(1)] as const]) };
  expect(ranks('swiss_system', 1, 2, both)).toEqual([
    ['p2', 1, 1],
    ['p1', 2, 0],
  ]);
});

describe('a round robin', () => {
  it('compares everybody with everybody: 1 for a win, ½ for equal, nothing for who did not play', () => {
    const quiz = round(1, [], { p1: result(3), p2: result(3), p3: result(1) });
    expect(ranks('round_robin', 2, 4, quiz)).toEqual([
      ['p1', 1, 2.5],
      ['p2', 1, 2.5],
      ['p3', 3, 1],
      ['p4', 4, 0],
    ]);
    // Who hasn't played yet may still do so.
    expect(ranks('round_robin', 2, 4, { ...quiz, over: false })[0]).toEqual(['p1', 1, 1.5]);
  });

  it('the points of a round add up to the pairs in which somebody played', () => {
    fc.assert(
      fc.property(playedOut('round_robin'), ({ competitors, played, standings }) => {
        const pairs = played.reduce((sum, { results }) => {
          const absent = competitors.length - results.size;
          return sum + (competitors.length * (competitors.length - 1) - absent * (absent - 1)) / 2;
        }, 0);
        const points = (standings.at(-1) ?? []).reduce((sum, one) => sum + one.points, 0);
        expect(points).toBe(pairs);
      }),
    );
  });
});

describe('the Swiss system', () => {
  it('ranks by score, then Buchholz, then mean, then time', () => {
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

  it('pairs the upper half with the lower, and then those with equal scores', () => {
    const competitors = field(4);
    const draw = (...played: PlayedRound[]) =>
      drawRound({ type: 'swiss_system', rounds: 2, competitors, active: all(competitors), played }).map(
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

  it('nobody meets the same person twice while another pairing exists, though a greedy one would', () => {
    // p1 and p2 have met; p1 must leave p3 to p2.
    const competitors = field(4);
    const met = (round_: number, ...pairs: Pairing['players'][]) => round(round_, pairs, {});
    const played = [met(1, ['p1', 'p2'], ['p3', 'p4']), met(2, ['p1', 'p3'], ['p2', 'p4'])];
    const drawn = drawRound({ type: 'swiss_system', rounds: 3, competitors, active: all(competitors), played });
    expect(drawn.map(({ players }) => players)).toEqual([
      ['p1', 'p4'],
      ['p2', 'p3'],
    ]);
  });

  it('repeats a pair only where every pairing would', () => {
    fc.assert(
      fc.property(playedOut('swiss_system', 8), ({ played }) => {
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

  it('draws 128 in a moment', () => {
    const competitors = field(128);
    const played: PlayedRound[] = [];
    let slowest = 0;
    for (let number = 1; number <= 7; number += 1) {
      const started = performance.now();
      const pairings = drawRound({ type: 'swiss_system', rounds: 7, competitors, active: all(competitors), played });
      if (number > 1) slowest = Math.max(slowest, performance.now() - started);
      const results = new Map(competitors.map(({ id, seed }) => [id, result((seed * 7 + number * 3) % 11, seed)]));
      played.push({ round: number, pairings, results, over: true });
    }
    // A tenth of it on a quiet machine.
    expect(slowest).toBeLessThan(500);
  });
});

/** Whether these can be paired so that nobody meets somebody again; tried in all ways. */
function canPair(players: readonly string[], met: ReadonlySet<string>): boolean {
  const [first, ...rest] = players;
  if (first === undefined) return true;
  return rest.some(
    (other) =>
      !met.has([first, other].toSorted().join()) &&
      canPair(
        rest.filter((one) => one !== other),
        met,
      ),
  );
}

it('counts rounds missed in a row, byes left out', () => {
  const rounds = [
    round(1, [['a', 'b']], { a: result(1) }),
    round(2, [['a', 'b']], {}),
    round(3, [['a', null]], {}),
    round(4, [['a', 'b']], { b: result(1) }),
    round(5, [['a', 'b']], {}, false),
  ];
  expect([missedInARow(rounds, 'a'), missedInARow(rounds, 'b')]).toEqual([2, 0]);
  expect([opponentOf(rounds[2]?.pairings ?? [], 'a'), opponentOf(rounds[2]?.pairings ?? [], 'b')]).toEqual([
    null,
    undefined,
  ]);
});

describe.each(TOURNAMENT_TYPES)('any tournament: %s', (type) => {
  it('keeps the rules to its end', () => {
    fc.assert(
      fc.property(playedOut(type), (tournament) => {
        expect(faultsOf(tournament)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
