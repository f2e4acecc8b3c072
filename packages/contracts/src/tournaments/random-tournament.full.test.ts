import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFaults, randomTournament } from './testing/random-tournament.ts';
import { TOURNAMENT_TYPES } from './types.ts';

it.each(TOURNAMENT_TYPES)('4,000 random tournaments keep the rules: %s', { timeout: 300_000 }, (type) => {
  fc.assert(
    fc.property(randomTournament(type), (tournament) => {
      expect(findFaults(tournament)).toEqual([]);
    }),
    { numRuns: 4_000 },
  );
});

it.each(TOURNAMENT_TYPES)('tournaments of up to 128 players keep the rules: %s', { timeout: 300_000 }, (type) => {
  fc.assert(
    fc.property(randomTournament(type, 128), (tournament) => {
      expect(findFaults(tournament)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
