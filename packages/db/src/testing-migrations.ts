import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from './client.ts';
import { countMigrations, HASHES_FILE, readMigration } from './migrations.ts';

/**
 * Writes the migrations of a program one version newer into a subfolder of `folder`, and returns the subfolder's path.
 * They are this program's migrations and one more, which adds a column filled from another one, and a table whose rows
 * refer to each other and whose columns are restricted.
 * @param more statements that are added to the additional migration.
 */
export async function writeNewerMigrations(folder: string, more: readonly string[] = []): Promise<string> {
  const target = join(folder, 'migrations');
  await cp(MIGRATIONS_FOLDER, target, { recursive: true });
  const index = countMigrations();
  const tag = `${toNumberPrefix(index)}_next`;
  await writeFile(
    join(target, `${tag}.sql`),
    [
      'alter table users add column shout text',
      'update users set shout = upper(name)',
      'alter table users alter column shout set not null',
      "create type metal as enum ('gold', 'silver', 'bronze')",
      `create table badges (
        user_id uuid primary key references users on delete cascade,
        name text not null check (name in ('first', 'it''s the second')),
        place integer not null check (place between 1 and 20000),
        metal metal not null,
        after uuid references badges
      )`,
      // Each row refers to the next one, so that inserting row by row would fail in any order.
      `insert into badges
        select id, 'first', row_number() over byId, 'gold', lead(id) over byId from users window byId as (order by id)`,
      ...more,
    ].join(';--> statement-breakpoint\n'),
  );
  const journalFile = join(target, 'meta', '_journal.json');
  const journal = await readJson<{ entries: { idx: number; tag: string; when: number }[] }>(journalFile);
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1;
  journal.entries.push({ ...journal.entries[0], idx: index, tag, when });
  await writeFile(journalFile, JSON.stringify(journal));
  const hashes = await readJson<Record<string, string>>(join(target, HASHES_FILE));
  await writeFile(join(target, HASHES_FILE), JSON.stringify({ ...hashes, [tag]: readMigration(target, tag).hash }));
  return target;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function toNumberPrefix(index: number): string {
  return String(index).padStart(4, '0');
}
