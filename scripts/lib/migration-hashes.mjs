import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Adds hashes to `hashes.json` for migrations without one. Existing hashes stay: the server refuses to start with a
 * migration that was changed after its hash was written. To change a migration that nobody has run yet, delete its line
 * first.
 * @param {string} folder
 * @returns {Promise<string[]>} the tags that were added.
 */
export async function addMigrationHashes(folder) {
  const file = join(folder, 'hashes.json');
  const hashes = JSON.parse(await readFile(file, 'utf8'));
  const journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8'));
  const added = journal.entries.map(({ tag }) => tag).filter((tag) => !Object.hasOwn(hashes, tag));
  for (const tag of added) {
    const text = (await readFile(join(folder, `${tag}.sql`), 'utf8')).replaceAll('\r\n', '\n');
    hashes[tag] = createHash('sha256').update(text).digest('hex');
  }
  await writeFile(file, `${JSON.stringify(hashes, null, 2)}\n`);
  return added;
}
