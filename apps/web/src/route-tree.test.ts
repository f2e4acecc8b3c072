import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'routes');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx$/.test(file),
);

// The generator only logs what it cannot do, for example two files for one address, and the build goes on with the old
// tree in one unsplit file.
test('the committed route tree names every route file and no other', () => {
  const tree = readFileSync(join(import.meta.dirname, 'routeTree.gen.ts'), 'utf8');
  const named = [...tree.matchAll(/from '\.\/routes\/([^']+)'/g)].map(([, file]) => `${file}.tsx`);
  expect(named.sort()).toEqual(files.map((file) => file.replaceAll('\\', '/')).sort());
});
