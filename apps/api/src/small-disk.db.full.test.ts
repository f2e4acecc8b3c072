import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DISK_FULL } from '@quorbit/contracts/errors/messages';
import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import { databaseFolderOf } from '@quorbit/db/data-folder';
import { DiskFull } from '@quorbit/db/disk-space';
import { openPglite } from '@quorbit/db/drivers/pglite';
import { openUnmigrated } from '@quorbit/db/open-database';
import { rowsOf } from '@quorbit/db/rows';
import { createDataFolder } from '@quorbit/db/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestBackup } from './control-server.ts';
import { readEnv } from './env.ts';
import { createLogger } from './lib/logger.ts';
import { type Server, startServer } from './server.ts';
import { Device } from './testing/device.ts';
import { freePort } from './testing/free-port.ts';
import { mountSmallDisk, type SmallDisk } from './testing/stand-ins/small-disk.ts';
import { clientOf } from './testing/test-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const disk = mountSmallDisk();
afterAll(() => disk?.remove());

describe.runIf(disk)('on a small disk', () => {
  const { path, fillTo, clear } = disk as SmallDisk;
  afterEach(clear);

  describe('a server', () => {
    const ADMIN = { email: 'admin@example.org', password: 'correct horse battery' };
    const dataDir = join(path, 'server');
    const logs: { level: number; msg: string }[] = [];
    let server: Server;
    beforeAll(async () => {
      await mkdir(dataDir);
      await createDataFolder(dataDir);
      const env = readEnv({
        DATA_DIR: dataDir,
        SEED_DEMO: 'false',
        PORT: String(await freePort()),
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      });
      const log = createLogger('info', { write: (line) => logs.push(JSON.parse(line)) });
      server = await startServer({ env, log });
    });
    afterAll(() => server.close());

    const logIn = () => clientOf(server.address, null).accounts.login.mutate(ADMIN);
    const refusedForRoom = { message: DISK_FULL, data: { appCode: 'DISK_FULL', httpStatus: 503 } };
    const said = (words: string) => logs.filter(({ msg }) => msg.startsWith(words)).length;

    it('reads, refuses writes without room, stays ready, and saves again once there is room', async () => {
      const { token, user } = await logIn();
      const trpc = clientOf(server.address, token);
      const device = new Device({ trpc });
      await device.drain();
      const op = device.op({ type: PROFILE_UPDATE, args: { dailyGoal: 50 } });
      const rename = (name: string) => trpc.school.rename.mutate({ name });
      await rename('Before');

      fillTo(60);
      await expect(rename('After')).rejects.toMatchObject(refusedForRoom);
      await expect(device.exchangeUnstored([op])).rejects.toMatchObject(refusedForRoom);
      await logIn();
      await expect.poll(() => said('the disk is almost full'), { timeout: 20_000 }).toBe(1);
      const { checks } = await trpc.health.get.query();
      expect(checks.find(({ id }) => id === 'disk')).toMatchObject({
        state: 'broken',
        found: expect.stringContaining('nothing else is saved'),
      });

      const backups = join(dataDir, 'backups');
      await expect(requestBackup(dataDir, null)).rejects.toThrow(
        /cannot be written: less than 80 MB of its disk are free\. Free some space or write to another disk\.$/,
      );
      expect(await readdir(backups)).toEqual([]);

      fillTo(9);
      await expect(logIn()).rejects.toMatchObject(refusedForRoom);
      for (let times = 0; times < 50; times += 1) expect(await trpc.accounts.me.query()).toMatchObject({ id: user.id });
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
      expect(await device.exchangeUnstored()).toMatchObject({ ackSeq: 0 });

      clear();
      await rename('After');
      expect(await device.exchange([op])).toMatchObject({ ackSeq: 1, rejected: [] });
      expect((await requestBackup(dataDir, null))?.rows).toMatchObject({ users: 1 });
      await expect.poll(() => said('the disk has room again'), { timeout: 20_000 }).toBe(1);
      expect(logs.filter(({ level }) => level >= 50).map(({ msg }) => msg)).toEqual([
        'the disk is almost full: only log-ins and what frees space are saved',
        ...(said('the disk is full') > 0 ? ['the disk is full: nothing is saved'] : []),
      ]);
    });

    it('does not open a data folder on a disk without room, and says so in one line', async () => {
      const other = join(path, 'other');
      await mkdir(other);
      await createDataFolder(other);
      fillTo(31);
      const opening = openUnmigrated({ databaseUrl: null, dataDir: other });
      await expect(opening).rejects.toBeInstanceOf(DiskFull);
      await expect(opening).rejects.toThrow(/^The disk that holds [^\n]+\.$/);
      fillTo(33);
      await (await openUnmigrated({ databaseUrl: null, dataDir: other })).close();
    });
  });

  describe('the embedded database without a disk check', () => {
    const here = fileURLToPath(new URL('.', import.meta.url));
    let child: ChildProcess | undefined;
    afterEach(() => child?.kill('SIGKILL'));

    /** Creates a database in a new folder of the disk, in a fraction of the time that the child would need. */
    async function createFolder(name: string): Promise<string> {
      const dataDir = join(path, name);
      await mkdir(dataDir);
      await createDataFolder(dataDir);
      return databaseFolderOf(dataDir);
    }

    /**
     * Starts a process under a watchdog that runs `statement` until it fails. Returns its output lines and the signal
     * that ended it.
     */
    async function runUntilItFails(folder: string, freeMb: number, statement: string) {
      const started = spawn(
        process.execPath,
        ['--conditions=source', '--import=tsx', '--input-type=module', '--eval', codeOf(folder, statement)],
        { cwd: here, stdio: ['pipe', 'pipe', 'inherit'] },
      );
      child = started;
      const lines: string[] = [];
      const reading = createInterface({ input: started.stdout });
      const open = once(reading, 'line');
      reading.on('line', (line) => lines.push(line));
      // Waits for 'close' and not for 'exit', because the last output may still be in the pipe.
      const closed = once(started, 'close');
      await open;
      fillTo(freeMb);
      started.stdin.end('go');
      const [, signal] = await closed;
      return { lines: lines.slice(1), signal };
    }

    const codeOf = (folder: string, statement: string) => `
      import { writeSync } from 'node:fs';
      import { wrapPglite, startPglite } from '@quorbit/db/drivers/pglite';
      import { isDiskFull } from '@quorbit/db/errors';
      import { sql } from 'drizzle-orm';
      import { setLastWork } from './lib/background/last-work.ts';
      import { startWatchdog } from './lib/background/watchdog.ts';
      const database = wrapPglite(await startPglite({ folder: ${JSON.stringify(folder)} }));
      const run = (text) => database.read.execute(sql.raw(text));
      await run('create table notes (id serial primary key, done int, body text storage plain)');
      await run('insert into notes (done) values (0)');
      await run('select pg_switch_wal()');
      await run('update notes set done = 0');
      startWatchdog({ limitMs: 3_000 });
      writeSync(1, 'open\\n');
      await new Promise((resolve) => process.stdin.once('data', resolve));
      for (let done = 1; ; done += 1) {
        setLastWork('POST /api/attempts');
        try {
          await run(${JSON.stringify(statement)});
          writeSync(1, done + '\\n');
        } catch (error) {
          writeSync(1, error.cause.severity + ' ' + isDiskFull(error) + '\\n');
          if (error.cause.severity === 'ERROR') process.exit(0);
        }
      }
    `;

    it('spins when its log has no room for the next file, until the watchdog kills it, and loses no data', async () => {
      const folder = await createFolder('spins');
      // Fills the database's write-ahead log, and not the table.
      const update = `with filled as (select pg_logical_emit_message(true, 'fill', repeat('x', 3500)))
        update notes set done = done + 1 from filled`;
      const { lines, signal } = await runUntilItFails(folder, 9, update);
      expect(signal).toBe('SIGKILL');
      // On a busy machine, a starved child may confirm another update between the watchdog's message and the kill.
      expect(JSON.parse(lines.find((line) => line.startsWith('{')) ?? '')).toMatchObject({
        last: 'POST /api/attempts',
        msg: 'the event loop was blocked for 3 s, so the process ends itself',
      });
      clear();
      const database = await openPglite({ folder });
      const [row] = rowsOf<{ done: number }>(await database.read.execute(sql`select done from notes`));
      const told = lines.filter((line) => /^\d+$/.test(line)).length;
      // The update that was running at the kill was never confirmed, so it may be stored or not.
      expect([told, told + 1]).toContain(row?.done);
      await database.close();
    });

    it('refuses rows that its tables have no room for, with a disk-full error', async () => {
      const insert = "insert into notes (body) select repeat('x', 3000) from generate_series(1, 10)";
      const { lines, signal } = await runUntilItFails(await createFolder('refuses'), 0, insert);
      expect([lines.at(-1), signal]).toEqual(['ERROR true', null]);
    });
  });
});
