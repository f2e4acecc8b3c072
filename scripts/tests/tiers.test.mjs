import { expect, it } from 'vitest';
import { isFull, tierOf } from '../lib/tiers.mjs';

const ENV = { PATH: '/bin', TEST_DATABASE_URL: 'postgres://x', TEST_REDIS_URL: 'redis://x', FC_SEED: '7' };

it.each([
  ['apps/web/e2e/rooms.full.test.ts', true],
  ['scripts/tests/start.full.test.mjs', true],
  ['apps/web/e2e/rooms.test.ts', false],
  ['packages/contracts/src/full.test.ts', false],
])('%s is left out of the gate: %s', (path, full) => {
  expect(isFull(path)).toBe(full);
});

it('the gate leaves out full test files, database and Redis servers, other seeds and second tries', () => {
  const { args, env, again } = tierOf(['--tier', 'gate', '--project', 'e2e'], ENV);
  expect({ args, env }).toEqual({
    args: ['--exclude', '**/*.full.test.*', '--project', 'e2e'],
    env: { PATH: '/bin' },
  });
  expect(again('apps/web/e2e/sign-in.test.ts')).toBe(false);
});

it('a run without a tier keeps its arguments and environment, and an unknown tier is refused', () => {
  expect(tierOf(['features/rooms'], ENV)).toEqual({ args: ['features/rooms'], env: ENV, again: undefined });
  expect(() => tierOf(['--tier', 'fast'], ENV)).toThrow("There is no tier 'fast'.");
});
