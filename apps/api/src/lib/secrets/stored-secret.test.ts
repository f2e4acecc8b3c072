import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '@quorbit/db/operator-error';
import { createTemporaryFolder } from '@quorbit/db/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOrCreateSecret } from './stored-secret.ts';

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeEach(async () => {
  folder = await createTemporaryFolder();
});
afterEach(() => folder.remove());

it('creates the secret once, then reads it', async () => {
  const path = join(folder.path, 'not', 'there');
  expect(await readOrCreateSecret(path, 'key', () => 'first')).toEqual({ value: 'first', made: true });
  expect(await readOrCreateSecret(path, 'key', () => 'second')).toEqual({ value: 'first', made: false });
});

it('refuses an empty secret, as a full disk may leave it', async () => {
  const file = join(folder.path, 'key');
  await writeFile(file, '');
  const refused = readOrCreateSecret(folder.path, 'key', () => 'secret');
  await expect(refused).rejects.toBeInstanceOf(OperatorError);
  await expect(refused).rejects.toThrow(`${file} is empty. Delete it and start again.`);
});

it('reports in one line that the folder cannot be used', async () => {
  const file = join(folder.path, 'file');
  await writeFile(file, '');
  await mkdir(join(folder.path, 'key'));
  for (const [path, code] of [
    [file, 'EEXIST'],
    [folder.path, 'EISDIR'],
    ...(process.platform === 'linux' ? [['/proc/x', 'ENOENT'] as const] : []),
  ] as const) {
    const refused = readOrCreateSecret(path, 'key', () => 'secret');
    await expect(refused).rejects.toBeInstanceOf(OperatorError);
    await expect(refused).rejects.toThrow(new RegExp(`^DATA_DIR must be a folder [^\\n]+ \\(${code}\\)\\.$`));
  }
});
