// Reads the files of `content/` for tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const CONTENT = join(import.meta.dirname, '../../../../../content');

/** Returns the paths of all files below `content/`, sorted. */
export function listContentFiles(): string[] {
  return readdirSync(CONTENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(CONTENT, join(entry.parentPath, entry.name)))
    .sort();
}

/** Reads and parses a JSON file of `content/`. */
export function readContentFile<T>(path: string): T {
  return JSON.parse(readFileSync(join(CONTENT, path), 'utf8'));
}

/** Reads the files of a folder of `content/`, in the order that its `order.json` gives. */
export function readOrderedFiles<T>(folder: string): T[] {
  return readContentFile<string[]>(`${folder}/order.json`).map((name) => readContentFile<T>(`${folder}/${name}.json`));
}
