import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');

test('what people wrote keeps its indents and spaces: `pre-line` would draw them together', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.(tsx|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => readFileSync(join(SRC, file), 'utf8').includes('pre-line'))).toEqual([]);
});
