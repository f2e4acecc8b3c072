import { readFileSync } from 'node:fs';

/**
 * Reads and parses a JSON file of the folder `content`. Its form isn't checked here: a test checks all files of that
 * folder.
 * @param path the file's path in that folder.
 * @throws Error if the file is missing or isn't JSON.
 */
export function readContent<T>(path: string): T {
  try {
    return JSON.parse(readFileSync(new URL(`../../../../content/${path}`, import.meta.url), 'utf8'));
  } catch (error) {
    throw new Error(`content/${path} can't be read. Restore it from the release, then start again.`, { cause: error });
  }
}

/** Reads the files of a folder of `content`, in the order that its `order.json` gives. */
export function readContentFolder<T>(folder: string): T[] {
  return readContent<string[]>(`${folder}/order.json`).map((name) => readContent<T>(`${folder}/${name}.json`));
}
