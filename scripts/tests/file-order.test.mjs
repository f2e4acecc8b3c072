import { expect, it } from 'vitest';
import { FileOrder } from '../lib/file-order.mjs';

const PROJECTS = {
  contracts: { testTimeout: 5000, sequence: { groupOrder: 0 } },
  api: { testTimeout: 90_000, sequence: { groupOrder: 0 } },
  web: { testTimeout: 60_000, sequence: { groupOrder: 1 } },
  e2e: { testTimeout: 180_000, sequence: { groupOrder: 2 } },
  scripts: { testTimeout: 240_000, sequence: { groupOrder: 2 } },
};

const ORDER = [
  'api/src/rooms.full.test.ts',
  'api/src/Zones.test.ts',
  'api/src/accounts.test.ts',
  'api/src/rooms.test.ts',
  'contracts/src/xp.test.ts',
  'web/src/home.test.tsx',
  'scripts/tests/start.full.test.mjs',
  'scripts/tests/order.test.mjs',
  'e2e/rooms.full.test.ts',
  'e2e/offline.test.ts',
];

const specification = (path) => {
  const [name] = path.split('/');
  return { moduleId: `/repo/${path}`, project: { name, config: PROJECTS[name] } };
};

it.each([
  ['files already in order', ORDER],
  ['files in reverse order', ORDER.toReversed()],
  ['files sorted by name', ORDER.toSorted()],
])('sorts test files by project and name, given %s', async (_, paths) => {
  const sorted = await new FileOrder({ config: { root: '/repo' } }).sort(paths.map(specification));
  expect(sorted.map(({ moduleId }) => moduleId.replace('/repo/', ''))).toEqual(ORDER);
});
