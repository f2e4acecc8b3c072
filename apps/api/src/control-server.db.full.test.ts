import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { restore } from '@quorbit/db/dump/restore';
import { readBackupFacts } from '@quorbit/db/meta';
import { createTemporaryFolder, openTestPglite } from '@quorbit/db/testing';
import { readContent } from '@quorbit/db/testing-content';
import { describeWithDatabase } from '@quorbit/db/testing-describe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ControlServer, requestBackup, startControlServer } from './control-server.ts';
import { createLogger } from './lib/logger.ts';
import { fillTestContent } from './testing/learner-content.ts';
import { upkeep } from './upkeep.ts';

describeWithDatabase('the control server', { on: ['PGlite'], perTest: true }, (harness) => {
  let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
  let control: ControlServer;
  const lines: string[] = [];
  beforeEach(async () => {
    await fillTestContent(harness.database, 2);
    folder = await createTemporaryFolder();
    const log = createLogger('info', { write: (line) => lines.push(line) });
    control = await startControlServer({ dataDir: folder.path, database: harness.database, log });
  });
  afterEach(async () => {
    await control.close();
    await folder.remove();
  });

  const contact = async (): Promise<{ port: number; token: string }> =>
    JSON.parse(await readFile(join(folder.path, 'control.json'), 'utf8'));

  it('writes a complete backup for a caller who can read the data folder', async () => {
    const backup = await requestBackup(folder.path, null);
    expect(backup?.rows).toMatchObject({ users: 2 });
    expect(backup?.file.startsWith(join(folder.path, 'backups'))).toBe(true);
    const testDatabase = await openTestPglite();
    await restore(testDatabase, backup?.file ?? '', { ...upkeep, preserveEpoch: true });
    expect(await readContent(testDatabase)).toEqual(await readContent(harness.database));
    await testDatabase.drop();
    expect((await readBackupFacts(harness.database.read)).last?.why).toBe('by-hand');
  });

  it('returns the reason when a file can’t be written', async () => {
    const file = join(folder.path, 'there');
    await writeFile(file, '');
    await expect(requestBackup(folder.path, file)).rejects.toThrow(`${file} exists already. Name another file.`);
  });

  it('keeps its token readable for the folder’s owner only, and out of the log', async () => {
    expect((await stat(join(folder.path, 'control.json'))).mode & 0o777).toBe(0o600);
    await requestBackup(folder.path, null);
    expect(lines.join()).toContain('backup made');
    expect(lines.join()).not.toContain((await contact()).token);
  });

  it('refuses calls without the token, and every request except a backup', async () => {
    const { port, token } = await contact();
    const ask = (authorization: string | null, path = '/backup', method = 'POST') =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: authorization === null ? {} : { authorization },
        ...(method === 'POST' ? { body: '{"file":null}' } : {}),
      }).then((response) => response.status);
    expect(await ask(null)).toBe(401);
    expect(await ask(`Bearer ${token}x`)).toBe(401);
    expect(await ask(token)).toBe(401);
    expect(await ask(`Bearer ${token}`, '/other')).toBe(404);
    expect(await ask(`Bearer ${token}`, '/backup', 'GET')).toBe(404);
    expect(await ask(`Bearer ${token}`)).toBe(200);
  });

  it('deletes its file when it is closed; a file left by a killed server leads to no server', async () => {
    const left = await readFile(join(folder.path, 'control.json'), 'utf8');
    await control.close();
    expect(await requestBackup(folder.path, null)).toBeNull();
    await writeFile(join(folder.path, 'control.json'), left);
    expect(await requestBackup(folder.path, null)).toBeNull();
  });

  it('cancels a backup when the server stops, and deletes what was written', async () => {
    const file = join(folder.path, 'broken.gz');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    // The embedded database has one connection: while this transaction is open, the backup waits for its turn.
    let holder: Promise<void> = Promise.resolve();
    await new Promise<void>((entered) => {
      holder = harness.database.transaction(() => {
        entered();
        return held;
      });
    });
    const asked = requestBackup(folder.path, file).catch((error: unknown) => error);
    await expect
      .poll(() =>
        stat(file)
          .then(() => true)
          .catch(() => false),
      )
      .toBe(true);
    const closed = control.close();
    letGo();
    await holder;
    expect(await asked).toMatchObject({ message: 'The server was stopped before the backup was whole.' });
    await closed;
    await expect(stat(file)).rejects.toThrow('ENOENT');
    await expect(stat(`${file}.part`)).rejects.toThrow('ENOENT');
  });
});
