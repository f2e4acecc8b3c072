// Stamps tell whether something has to be done again: a hash of what went in, kept from the last time.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';

/**
 * A hash over the names and contents of files and folders, named from the top folder. Generated files do not count.
 * @param {readonly string[]} inputs those that do not exist count as such
 * @param {readonly string[]} facts whatever else matters
 */
export function hashOf(inputs, facts = []) {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`${fact}\0`);
  for (const file of inputs.flatMap((input) => filesIn(input))) {
    hash.update(`${file}\0`);
    if (existsSync(join(ROOT, file))) hash.update(readFileSync(join(ROOT, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/** Whether the last time, as far as `name` knows, had the same hash. */
export function isStamped(name, hash) {
  const file = join(CACHE, name);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

export function stamp(name, hash) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, name), hash);
}

function filesIn(input) {
  const folder = join(ROOT, input);
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR' || error.code === 'ENOENT') return [input];
    throw error;
  }
  return entries
    .filter((entry) => entry.name !== 'node_modules' && !entry.name.includes('.gen.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${input}/${entry.name}`) : [`${input}/${entry.name}`]));
}
