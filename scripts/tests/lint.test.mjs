import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const plugins = [join(ROOT, 'scripts', 'lint', 'no-spread-literal.grit')];
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins }));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['const a = { ...{ b: 1 } }; export default a;', 1],
  ['export const A = () => <p {...{ id: "a" }} />;', 1],
  ['export const a = (b: object) => ({ ...b, ...(b ? { c: 1 } : {}) });', 0],
])('in %s, lint finds %i literals spread into objects', (text, refusals) => {
  writeFileSync(join(folder, 'planted.tsx'), text);
  const args = [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'lint', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect((stdout + stderr).match(/Write these properties into the object itself/g) ?? []).toHaveLength(refusals);
  expect(stdout + stderr).toContain('Checked 2 files');
});
