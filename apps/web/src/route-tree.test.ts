import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'routes');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx$/.test(file),
);

// The generator only logs what it can't do, e.g. with two files for one address. The build then continues with the old
// route tree, in one file without code splitting.
test('the committed route tree lists exactly the existing route files', () => {
  const tree = readFileSync(join(import.meta.dirname, 'routeTree.gen.ts'), 'utf8');
  const named = [...tree.matchAll(/from '\.\/routes\/([^']+)'/g)].map(([, file]) => `${file}.tsx`);
  expect(named.sort()).toEqual(files.map((file) => file.replaceAll('\\', '/')).sort());
});
