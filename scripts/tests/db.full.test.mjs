import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { canLogIn, cleanUp, dataFolder, environment, finish, folder, kill, register, startServer } from './support.mjs';

afterEach(cleanUp);

it('db:backup works while the server runs, and db:restore only while it does not, as the README says', async () => {
  const dataDir = await dataFolder();
  const command = (name, ...args) =>
    finish(['npm', 'run', '--silent', `db:${name}`, '--', ...args], { env: environment({ DATA_DIR: dataDir }) });
  const file = join(await folder(), 'mine.ndjson.gz');

  const first = await startServer({ DATA_DIR: dataDir });
  const early = await register(first.address);
  expect(await command('backup', '--to', file)).toMatchObject({ code: 0, complaints: [] });
  const late = await register(first.address);
  expect(await command('restore', file)).toMatchObject({
    code: 1,
    complaints: [expect.stringMatching(/^The data folder .* is in use by another process\./)],
  });
  kill(first.pid, 'SIGTERM');
  await first.exited;
  expect(existsSync(join(dataDir, 'control.json'))).toBe(false);

  const restored = await command('restore', file);
  expect(restored).toMatchObject({ code: 0, complaints: [] });
  expect(restored.out).toMatch(/What was there before is kept in .*before-restore/);
  const second = await startServer({ DATA_DIR: dataDir });
  expect(await canLogIn(second.address, early)).toBe(true);
  expect(await canLogIn(second.address, late)).toBe(false);
  expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1);
});

it('db:restore with a missing file ends with exit code 1 and one line of error', async () => {
  const dataDir = await folder();
  const env = environment({ DATA_DIR: join(dataDir, 'data') });
  const { code, complaints } = await finish(['node', 'scripts/db.mjs', 'restore', join(dataDir, 'none.gz')], { env });
  expect({ code, complaints }).toEqual({
    code: 1,
    complaints: [expect.stringMatching(/cannot be read \(ENOENT\)\.$/)],
  });
  expect(await readdir(dataDir)).toEqual([]);
});
