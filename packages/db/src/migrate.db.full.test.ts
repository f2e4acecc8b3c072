import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DataStep } from './client.ts';
import { HASHES_FILE, readMigrations } from './migrations.ts';
import { OperatorError } from './operator-error.ts';
import { rowsOf } from './rows.ts';
import { allKinds, createTemporaryFolder, type TestDatabase, testDatabases } from './testing.ts';
import { writeNewerMigrations } from './testing-migrations.ts';

describe.each(testDatabases)('an upgrade on $name', ({ name, open }) => {
  let database: TestDatabase;
  let temporary: Awaited<ReturnType<typeof createTemporaryFolder>>;
  let folder: string;
  let next: string;
  beforeEach(async () => {
    database = await open();
    temporary = await createTemporaryFolder();
    folder = await writeNewerMigrations(temporary.path);
    next = readMigrations(folder).at(-1)?.tag ?? '';
  });
  afterEach(async () => {
    await database.drop();
    await temporary.remove();
  });

  it('changes nothing when a data step fails', async () => {
    const run = () => Promise.reject(new Error('no'));
    await expect(database.migrate({ folder, dataSteps: [{ migration: next, run }] })).rejects.toThrow('no');
    const badges = sql`select to_regclass('public.badges') is null as missing`;
    expect(rowsOf(await database.read.execute(badges))).toEqual([{ missing: true }]);
  });

  // Only a failure within the transaction depends on the kind of database.
  if (name !== allKinds.at(-1)) return;

  it('runs the data steps of its migrations once, in order and on the newest schema', async () => {
    const ran: string[] = [];
    const step = (migration: string, name: string): DataStep => ({
      migration,
      async run(tx) {
        await tx.execute(sql`select from badges`);
        ran.push(name);
      },
    });
    const dataSteps = [step(next, 'first'), step('0001_reviews', 'of another migration'), step(next, 'second')];
    expect(await database.migrate({ folder, dataSteps })).toBe(1);
    expect(ran).toEqual(['first', 'second']);
    expect(await database.migrate({ folder, dataSteps })).toBe(0);
    expect(ran).toHaveLength(2);
  });

  it('is refused if a migration differs from its committed version', async () => {
    const refusal = async () => {
      const error: unknown = await database.migrate({ folder, dataSteps: [] }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(OperatorError);
      return error instanceof Error ? error.message : '';
    };
    const file = join(folder, '0001_reviews.sql');
    const text = await readFile(file, 'utf8');
    await writeFile(file, `${text}\n-- changed`);
    expect(await refusal()).toBe(
      'The migration 0001_reviews was changed after its hash was written to hashes.json. Undo that, and write a new migration.',
    );
    await writeFile(file, text);
    const hashes = await readFile(join(folder, HASHES_FILE), 'utf8');
    await writeFile(join(folder, HASHES_FILE), hashes.replace('0001_reviews', '0001_ratings'));
    expect(await refusal()).toBe('The migration 0001_reviews has no hash in hashes.json. Run npm run db:generate.');
    await writeFile(join(folder, HASHES_FILE), hashes.replace('{', '{"0009_lost": "",'));
    expect(await refusal()).toBe('The migration 0009_lost is in hashes.json but not in the journal.');
    await writeFile(join(folder, HASHES_FILE), hashes);
    expect(await database.migrate({ folder, dataSteps: [] })).toBe(1);
  });

  it('is refused if the database ran another version of a migration', async () => {
    await database.read.execute(sql`update migrations set hash = 'other' where number = 1`);
    await expect(database.migrate()).rejects.toThrow(
      'This database was made with another version of the migration 0001_reviews. Start the program that made it, or restore a backup into a new database.',
    );
  });

  it('accepts a migration with Windows line endings as the same', async () => {
    for (const [number, { tag, windowsHash }] of readMigrations().entries()) {
      const file = join(folder, `${tag}.sql`);
      await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r\n'));
      await database.read.execute(sql`update migrations set hash = ${windowsHash} where number = ${number}`);
    }
    expect(await database.migrate({ folder, dataSteps: [] })).toBe(1);
  });

  it('is refused without data steps, and if a step belongs to no migration', async () => {
    await expect(database.migrate({ folder })).rejects.toThrow('An upgrade needs the data steps of the areas.');
    const run = async () => {};
    await expect(database.migrate({ dataSteps: [{ migration: next, run }] })).rejects.toThrow(
      `A data step belongs to the migration ${next}, which does not exist.`,
    );
  });
});
