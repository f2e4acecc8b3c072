import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from './client.ts';
import { countMigrations, HASHES_FILE, listTableNames, readMigration } from './migrations.ts';
import { createTemporaryFolder } from './testing.ts';

it('lists the tables of the newest snapshot, without those that were dropped', async () => {
  const newest = `${String(countMigrations() - 1).padStart(4, '0')}_snapshot.json`;
  const { tables }: { tables: Record<string, { name: string }> } = JSON.parse(
    await readFile(join(MIGRATIONS_FOLDER, 'meta', newest), 'utf8'),
  );
  const names = Object.values(tables).map(({ name }) => name);
  expect(listTableNames(countMigrations())).toEqual(names.sort());
  expect(names).not.toContain('xp_periods');
});

it('lists the tables of an older schema, which had other ones', () => {
  const first = listTableNames(1);
  expect(first).toContain('xp_periods');
  expect(first).not.toContain('cards');
  expect(listTableNames(2)).toContain('cards');
});

it('follows renamed tables', async () => {
  const folder = await createTemporaryFolder();
  await cp(MIGRATIONS_FOLDER, folder.path, { recursive: true });
  const tag = '0000_foundation';
  const file = join(folder.path, `${tag}.sql`);
  const text = await readFile(file, 'utf8');
  await writeFile(file, `${text};--> statement-breakpoint\nALTER TABLE "users" RENAME TO "people"`);
  const hashesFile = join(folder.path, HASHES_FILE);
  const hashes = JSON.parse(await readFile(hashesFile, 'utf8'));
  await writeFile(hashesFile, JSON.stringify({ ...hashes, [tag]: readMigration(folder.path, tag).hash }));
  const names = listTableNames(1, folder.path);
  expect(names).toContain('people');
  expect(names).not.toContain('users');
  await folder.remove();
});
