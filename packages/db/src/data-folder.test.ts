import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackupPath, FolderInUse, lockFolder } from './data-folder.ts';
import { createTemporaryFolder } from './testing.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** Starts a process that locks `folder`, prints that it holds the lock, and waits. */
async function lockIn(folder: string): Promise<ChildProcess> {
  const module = JSON.stringify(join(here, 'data-folder.ts'));
  const child = spawn(
    process.execPath,
    [
      '--conditions=source',
      '--import=tsx',
      '--input-type=module',
      '--eval',
      `const { lockFolder } = await import(${module});
       await lockFolder(${JSON.stringify(folder)}).then(() => console.log('held'), (error) => console.log(error.message));
       setInterval(() => {}, 1000);`,
    ],
    { cwd: here, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('exit', () => reject(new Error('The holder ended early.')));
  });
  expect(said).toBe('held');
  return child;
}

describe('the data folder', () => {
  let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
  beforeEach(async () => {
    folder = await createTemporaryFolder();
  });
  afterEach(() => folder.remove());

  it('is refused while another process holds it, and is free as soon as that process is killed', async () => {
    const holder = await lockIn(folder.path);
    await expect(lockFolder(folder.path)).rejects.toThrow(FolderInUse);
    const gone = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await gone;
    const lock = await lockFolder(folder.path);
    await lock.release();
  });

  it('is refused to a second holder in the same process', async () => {
    const lock = await lockFolder(folder.path);
    await expect(lockFolder(folder.path)).rejects.toThrow(
      `The data folder ${folder.path} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
    );
    await lock.release();
    await (await lockFolder(folder.path)).release();
  });

  it('is closed to other users if they could read it', async () => {
    await chmod(folder.path, 0o755);
    await (await lockFolder(folder.path)).release();
    expect((await stat(folder.path)).mode & 0o777).toBe(0o700);
  });

  it('is created for its owner alone, and so are the backups in it', async () => {
    const path = join(folder.path, 'new', 'data');
    await (await lockFolder(path)).release();
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    const file = await createBackupPath(path, 'by-hand', new Date('2026-11-21T10:11:12.345Z'));
    expect(file).toBe(join(path, 'backups', '2026-11-21T10-11-12.345Z-by-hand.ndjson.gz'));
    expect((await stat(join(path, 'backups'))).mode & 0o777).toBe(0o700);
  });

  it.runIf(process.platform === 'linux')('is refused at once with one line if it can’t be created', async () => {
    for (const path of ['/proc/x', '/proc/x/y/z'])
      await expect(lockFolder(path)).rejects.toThrow(
        /^DATA_DIR must be a folder [^\n]+: \/proc\/x[^\n]* \(ENOENT\)\.$/,
      );
  });

  it('is created with its missing parent folders, all for its owner alone', async () => {
    const path = join(folder.path, 'a', 'b', 'c');
    await (await lockFolder(path)).release();
    for (const made of [path, dirname(path), dirname(dirname(path))])
      expect((await stat(made)).mode & 0o777).toBe(0o700);
  });
});
