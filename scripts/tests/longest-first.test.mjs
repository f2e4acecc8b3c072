import { expect, it } from 'vitest';
import { LongestFirst } from '../lib/longest-first.mjs';

const took = { 'api:api/a': 10, 'api:api/b': 30_000, 'e2e:e2e/a': 20_000, 'e2e:e2e/b': 50_000, 'web:web/a': 100 };

function specification(name, file, { isolate }) {
  const config = { isolate, testTimeout: 60_000, sequence: { groupOrder: 0 } };
  return { moduleId: `/repo/${file}`, project: { name, config } };
}

it('begins with the longest files, and keeps those together that share what a worker has loaded', async () => {
  const cache = {
    getFileTestResults: (name) => took[name] && { duration: took[name], failed: false },
    getFileStats: () => ({ size: 1 }),
  };
  const sequencer = new LongestFirst({ config: { root: '/repo' }, cache });
  const sorted = await sequencer.sort([
    specification('api', 'api/a', { isolate: false }),
    specification('api', 'api/b', { isolate: false }),
    specification('web', 'web/a', { isolate: false }),
    specification('web', 'web/new', { isolate: false }),
    specification('e2e', 'e2e/a', { isolate: true }),
    specification('e2e', 'e2e/b', { isolate: true }),
  ]);
  expect(sorted.map(({ moduleId }) => moduleId.replace('/repo/', ''))).toEqual([
    'e2e/b',
    'api/b',
    'api/a',
    'e2e/a',
    'web/new',
    'web/a',
  ]);
});
