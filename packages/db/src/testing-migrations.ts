import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from './client.ts';
import { knownMigrations } from './migrate.ts';

const TAG = 'next';

/**
 * Writes the migrations of a program one version newer than this one into `folder`: a column that is filled from
 * another one, and a table. Answers the folder.
 */
export async function writeNewerMigrations(folder: string): Promise<string> {
  const target = join(folder, 'migrations');
  await cp(MIGRATIONS_FOLDER, target, { recursive: true });
  const index = knownMigrations();
  await writeFile(
    join(target, `${number(index)}_${TAG}.sql`),
    [
      'alter table users add column shout text',
      'update users set shout = upper(name)',
      'alter table users alter column shout set not null',
      'create table badges (user_id uuid primary key references users on delete cascade, name text not null)',
      "insert into badges select id, 'first' from users",
    ].join(';--> statement-breakpoint\n'),
  );
  const snapshot = await readJson<{ tables: Record<string, { name: string }> }>(
    join(target, 'meta', `${number(index - 1)}_snapshot.json`),
  );
  snapshot.tables['public.badges'] = { name: 'badges' };
  await writeFile(join(target, 'meta', `${number(index)}_snapshot.json`), JSON.stringify(snapshot));
  const journalFile = join(target, 'meta', '_journal.json');
  const journal = await readJson<{ entries: { idx: number; tag: string; when: number }[] }>(journalFile);
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1;
  journal.entries.push({ ...journal.entries[0], idx: index, tag: `${number(index)}_${TAG}`, when });
  await writeFile(journalFile, JSON.stringify(journal));
  return target;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function number(index: number): string {
  return String(index).padStart(4, '0');
}
