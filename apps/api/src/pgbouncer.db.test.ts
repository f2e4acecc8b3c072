// Tests the database client behind PgBouncer in transaction mode, with the settings that the README requires. Each
// transaction may run on another connection, where other statements are prepared.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPostgres } from '@quorbit/db/drivers/postgres';
import { rowsOf } from '@quorbit/db/rows';
import { createTemporaryFolder, testDatabaseUrl } from '@quorbit/db/testing';
import { describeWithDatabase } from '@quorbit/db/testing-describe';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from './testing/free-port.ts';

const PROGRAM = process.env.PGBOUNCER ?? 'pgbouncer';
/** The first PgBouncer version that supports prepared statements in transaction mode. */
const MIN_VERSION = [1, 21] as const;

/** Returns the reason why the PgBouncer tests can't run here; null if they can. */
function findSkipReason(): string | null {
  if (testDatabaseUrl === undefined) return 'TEST_DATABASE_URL is not set';
  const { stdout } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  if (major === undefined) return 'PgBouncer is not installed';
  const fits = Number(major) > MIN_VERSION[0] || (Number(major) === MIN_VERSION[0] && Number(minor) >= MIN_VERSION[1]);
  return fits ? null : `PgBouncer ${major}.${minor} is older than ${MIN_VERSION.join('.')}`;
}

const skipReason = findSkipReason();
describe.skipIf(skipReason !== null)(skipReason === null ? 'PgBouncer' : `PgBouncer (skipped: ${skipReason})`, () => {
  describeWithDatabase('behind it', { on: ['PostgreSQL'], perTest: true }, (harness) => {
    let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
    let pooler: ChildProcess;
    let behind: ReturnType<typeof openPostgres>;
    beforeEach(async () => {
      folder = await createTemporaryFolder();
      const port = await freePort();
      const [row] = rowsOf<{ name: string }>(
        await harness.database.read.execute(sql`select current_database() as name`),
      );
      const own = new URL(testDatabaseUrl ?? '');
      const file = join(folder.path, 'pgbouncer.ini');
      await chmod(folder.path, 0o755);
      const users = join(folder.path, 'users.txt');
      await writeFile(users, `"${own.username}" "${decodeURIComponent(own.password)}"\n`);
      await writeFile(
        file,
        `[databases]
${row?.name} = host=${own.hostname} port=${own.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 3
max_prepared_statements = 1000
ignore_startup_parameters = lock_timeout,statement_timeout,idle_in_transaction_session_timeout,default_transaction_isolation
`,
      );
      // PgBouncer refuses to run as root.
      const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
      pooler = spawn(PROGRAM, [...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
      await includesError(pooler, 'process up');
      behind = openPostgres(`postgres://${own.username}@127.0.0.1:${port}/${row?.name}`, { max: 8 });
    });
    afterEach(async () => {
      await behind.close();
      const gone = new Promise((resolve) => pooler.once('exit', resolve));
      pooler.kill('SIGKILL');
      await gone;
      await folder.remove();
    });

    const ask = async (n: number) =>
      rowsOf<{ n: number }>(await behind.read.execute(sql`select ${n}::int + count(*)::int as n from meta`));

    it('statements that were prepared on one connection run on others', async () => {
      await harness.database.transaction((tx) => tx.execute(sql`delete from meta`));
      const found = await Promise.all(Array.from({ length: 200 }, (_, n) => ask(n)));
      expect(found.map(([row]) => row?.n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
    });

    it('prepared statements also run within concurrent transactions', async () => {
      const once = (n: number) =>
        behind.transaction(async (tx) => {
          await tx.execute(sql`insert into meta (key, value) values (${`key-${n}`}, ${String(n)})`);
          const found = await tx.execute(sql`select value from meta where key = ${`key-${n}`}`);
          const [row] = rowsOf<{ value: string }>(found);
          return row?.value;
        });
      const found = await Promise.all(Array.from({ length: 60 }, (_, n) => once(n)));
      expect(found).toEqual(Array.from({ length: 60 }, (_, n) => String(n)));
    });

    it('statements keep running while another process adds and removes columns they do not name', async () => {
      const find = async () =>
        rowsOf(await behind.read.execute(sql`select key, value from meta where key = ${'none'}`)).length;
      const ask20 = () => Promise.all(Array.from({ length: 20 }, find));
      const nothing = Array(20).fill(0);
      expect(await ask20()).toEqual(nothing);
      await harness.database.transaction((tx) => tx.execute(sql`alter table meta add column more text`));
      expect(await ask20()).toEqual(nothing);
      await harness.database.transaction((tx) => tx.execute(sql`alter table meta drop column more`));
      expect(await ask20()).toEqual(nothing);
    });
  });
});

/** Waits until the process writes `words` to stderr; rejects if stderr closes first. */
function includesError({ stderr }: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    stderr?.on('data', (chunk) => {
      text += chunk;
      if (text.includes(words)) resolve();
    });
    stderr?.on('close', () => reject(new Error(`PgBouncer ended: ${text}`)));
  });
}
