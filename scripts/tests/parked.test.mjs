import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readParked } from '../lib/parked.mjs';

it('parked files are read from the list, and there are none without a list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorbit-parked-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const list = join(folder, 'parked.json');
  expect(readParked(list)).toEqual([]);
  const file = 'apps/web/e2e/rooms.full.test.ts';
  writeFileSync(list, JSON.stringify([{ file, error: 'Timed out.', area: 'rooms' }]));
  expect(readParked(list)).toEqual([file]);
});
