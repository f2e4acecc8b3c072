import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pairing, RoundResult } from './matches.ts';
import { countMissedInARow, decideMatch, opponentOf } from './matches.ts';
import { drawRound, listBracketSeeds, sortBySeed } from './pairing.ts';
import { findFaults, randomTournament } from './testing/random-tournament.ts';
import { competitorsOf, idsOf, ranks, result, round } from './testing/rounds.ts';
import { TOURNAMENT_TYPES } from './types.ts';

describe('a match', () => {
  const seeds = new Map([
    ['a', 2],
    ['b', 1],
  ]);
  const of = (results: Record<string, RoundResult>, over = false, players: Pairing['players'] = ['a', 'b']) =>
    decideMatch({ place: 0, players }, { results: new Map(Object.entries(results)), over }, seeds);

  it('is won by marks, then time, then seed, as soon as both have played', () => {
    expect(of({ a: result(3), b: result(2, 1) })).toEqual({ decided: true, winner: 'a' });
    expect(of({ a: result(3, 9), b: result(3, 10) })).toEqual({ decided: true, winner: 'a' });
    expect(of({ a: result(3), b: result(3) })).toEqual({ decided: true, winner: 'b' });
    expect(of({ a: result(3) })).toEqual({ decided: false, winner: null });
  });

  it('is lost by a player who doesn’t play, and has no winner if nobody plays', () => {
    expect(of({ b: result(0) }, true)).toEqual({ decided: true, winner: 'b' });
    expect(of({}, true)).toEqual({ decided: true, winner: null });
    expect(of({}, false, ['a', null])).toEqual({ decided: true, winner: 'a' });
    expect(of({}, false, [null, null])).toEqual({ decided: true, winner: null });
  });
});

describe('a bracket', () => {
  it('keeps the strongest players apart for as long as possible', () => {
    expect(listBracketSeeds(1)).toEqual([1, 2]);
    expect(listBracketSeeds(2)).toEqual([1, 4, 3, 2]);
    expect(listBracketSeeds(3)).toEqual([1, 8, 5, 4, 3, 6, 7, 2]);
    for (const rounds of [4, 5, 6, 7]) {
      const seeds = listBracketSeeds(rounds);
      expect(seeds.toSorted((a, b) => a - b)).toEqual(seeds.map((_, index) => index + 1));
      for (let place = 0; place < seeds.length; place += 2)
        expect((seeds[place] ?? 0) + (seeds[place + 1] ?? 0)).toBe(seeds.length + 1);
    }
  });

  it('gives the byes to the top seeds', () => {
    const competitors = competitorsOf(5);
    const drawn = drawRound({
      type: 'single_elimination',
      rounds: 3,
      competitors,
      active: idsOf(competitors),
      played: [],
    });
    expect(drawn.map(({ players }) => players)).toEqual([
      ['p1', null],
      ['p5', 'p4'],
      ['p3', null],
      [null, 'p2'],
    ]);
  });

  it('seeds players by level, then by the order of registration', () => {
    const players = [
      { id: 'late', level: 3, registered: 2 },
      { id: 'low', level: 1, registered: 0 },
      { id: 'early', level: 3, registered: 1 },
    ];
    expect(sortBySeed(players).map(({ id }) => id)).toEqual(['early', 'late', 'low']);
  });

  it('gives a bye after a match that nobody played, and skips players who left', () => {
    const competitors = competitorsOf(4);
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
    expect(next(idsOf(competitors))).toEqual([{ place: 0, players: [null, 'p3'] }]);
    expect(next(new Set(['p1', 'p2', 'p4']))).toEqual([{ place: 0, players: [null, null] }]);
  });

  it('ranks players by the round reached, then mean, then time', () => {
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

  it('leaves the first place empty if nobody played the final, and lets equal players share a rank', () => {
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
    // Before the final is over, somebody may still win it.
    expect(ranks('single_elimination', 2, 4, semi, round(2, [['p1', 'p3']], {}, false))[0]).toEqual(['p1', 1, 1]);
  });
});

it('ranks change once both players of a match have played', () => {
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
  it('compares all players with each other: 1 for a win, ½ for equal, 0 for not playing', () => {
    const quiz = round(1, [], { p1: result(3), p2: result(3), p3: result(1) });
    expect(ranks('round_robin', 2, 4, quiz)).toEqual([
      ['p1', 1, 2.5],
      ['p2', 1, 2.5],
      ['p3', 3, 1],
      ['p4', 4, 0],
    ]);
    // A player who hasn't played yet may still do so.
    expect(ranks('round_robin', 2, 4, { ...quiz, over: false })[0]).toEqual(['p1', 1, 1.5]);
  });

  it('gives as many points per round as there are pairs in which somebody played', () => {
    fc.assert(
      fc.property(randomTournament('round_robin'), ({ competitors, played, standings }) => {
        const pairs = played.reduce((sum, { results }) => {
          const absent = competitors.length - results.size;
          return sum + (competitors.length * (competitors.length - 1) - absent * (absent - 1)) / 2;
        }, 0);
        const points = standings.reduce((sum, standing) => sum + standing.points, 0);
        expect(points).toBe(pairs);
      }),
    );
  });
});

it('a player’s missed rounds are counted in a row, without byes', () => {
  const rounds = [
    round(1, [['a', 'b']], { a: result(1) }),
    round(2, [['a', 'b']], {}),
    round(3, [['a', null]], {}),
    round(4, [['a', 'b']], { b: result(1) }),
    round(5, [['a', 'b']], {}, false),
  ];
  expect([countMissedInARow(rounds, 'a'), countMissedInARow(rounds, 'b')]).toEqual([2, 0]);
  expect([opponentOf(rounds[2]?.pairings ?? [], 'a'), opponentOf(rounds[2]?.pairings ?? [], 'b')]).toEqual([
    null,
    undefined,
  ]);
});

describe.each(TOURNAMENT_TYPES)('any tournament: %s', (type) => {
  it('keeps the rules until its end', () => {
    fc.assert(
      fc.property(randomTournament(type), (tournament) => {
        expect(findFaults(tournament)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
