import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');

test('no style uses `pre-line`, which would collapse the indents and spaces in users’ texts', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.(tsx|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => readFileSync(join(SRC, file), 'utf8').includes('pre-line'))).toEqual([]);
});
