import { existsSync, readFileSync } from 'node:fs';

/**
 * Test files that are left out of every run until they are mended; none where there is no such list.
 * @param {string} path a JSON list of `{ file, error, area }`: the file's path from the root, and how it failed at first
 * @returns {string[]} paths from the root
 */
export function readParked(path) {
  if (!existsSync(path)) return [];
  return JSON.parse(readFileSync(path, 'utf8')).map(({ file }) => file);
}
