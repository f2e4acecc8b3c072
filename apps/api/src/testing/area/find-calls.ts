import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { areas } from '../../areas.ts';
import type { Area } from '../../kernel/area.ts';
import type { AreaCalls } from './calls.ts';

/** The absolute path of the folder that holds all areas. */
export const FEATURES_FOLDER = fileURLToPath(new URL('../../features', import.meta.url));

/** The names of the areas that have procedures or op types, in the order of `areas`. */
export const CALLABLE_AREAS: readonly string[] = Object.entries<Area>(areas).flatMap(([name, { router, ops }]) =>
  router || ops ? [name] : [],
);

/** Returns the name of an area's folder, with which its files begin too: `study-groups` for `studyGroups`. */
export function folderOf(area: string): string {
  return area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Lists an area's files, including files in subfolders, as relative paths with slashes. */
export function filesOf(area: string): string[] {
  const files = readdirSync(join(FEATURES_FOLDER, folderOf(area)), { recursive: true, encoding: 'utf8' });
  return files.map((file) => file.replaceAll('\\', '/'));
}

/**
 * Imports an area's test data from its `.calls.ts` file. The file is found by its name, so that the server needn't know
 * of it.
 */
export async function importCalls(area: string): Promise<AreaCalls> {
  const folder = folderOf(area);
  const file = join(FEATURES_FOLDER, folder, `${folder}.calls.ts`);
  const { calls } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { calls: AreaCalls };
  return calls;
}
