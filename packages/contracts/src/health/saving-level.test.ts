import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeDisk } from './rules.ts';
import { SAVE_ALL_BYTES, SAVE_NEEDED_BYTES, savingLevelOf } from './saving-level.ts';

const MB = 2 ** 20;

it.for([
  [80, 'everything'],
  [79, 'needed'],
  [32, 'needed'],
  [31, 'nothing'],
  [0, 'nothing'],
] as const)('with %i MB free, %s is saved', ([free, saving]) => {
  expect(savingLevelOf(free * MB)).toBe(saving);
});

it('saving stops while there is still space for another file of the database log', () => {
  expect(SAVE_NEEDED_BYTES).toBeGreaterThanOrEqual(2 * 16 * MB);
  expect(SAVE_ALL_BYTES).toBeGreaterThan(SAVE_NEEDED_BYTES);
});

it('the health page says what is no longer saved, except with a PostgreSQL server', () => {
  const judge = (free: number, elsewhere = false) => judgeDisk({ free: free * MB, total: 1_000 * MB }, elsewhere);
  expect(judge(79)).toMatchObject({
    state: 'broken',
    found: expect.stringContaining('Only 79 MB of the disk that holds DATA_DIR are free, so people can log in'),
    advice: expect.stringContaining('Once 80 MB are free, saving continues'),
  });
  expect(judge(31).found).toContain('nothing is saved');
  expect(judge(81).found).not.toContain('saved');
  expect(judge(31, true).found).not.toContain('saved');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 199 }), fc.boolean(), (free, elsewhere) => {
      expect(judge(free, elsewhere).state).toBe('broken');
    }),
  );
});
