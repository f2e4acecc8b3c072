// Stamps show whether a step has to run again. A stamp is a hash of the step's inputs at its last run.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';

/**
 * Returns a hash over the names and contents of files and folders, given as paths from the root folder. Generated files
 * (`.gen.`) and node_modules are left out.
 * @param {readonly string[]} inputs files and folders; a missing one is hashed by its name.
 * @param {readonly string[]} facts other values on which the step depends.
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

/** Returns whether the step called `name` last ran with the same hash. */
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
