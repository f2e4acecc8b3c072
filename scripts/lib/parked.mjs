import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the test files that are left out of every run until they're repaired; none if the list doesn't exist.
 * @param {string} path a JSON list of `{ file, error, area }`: the file's path from the root, and its first error.
 * @returns {string[]} paths from the root.
 */
export function readParked(path) {
  if (!existsSync(path)) return [];
  return JSON.parse(readFileSync(path, 'utf8')).map(({ file }) => file);
}
