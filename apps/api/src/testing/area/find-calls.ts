import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { areas } from '../../areas.ts';
import type { Area } from '../../kernel/area.ts';
import type { AreaCalls } from './calls.ts';

/** The folder of the areas. */
export const FEATURES_FOLDER = fileURLToPath(new URL('../../features', import.meta.url));

/** The areas that have procedures or types of queued work, in their order. */
export const CALLABLE_AREAS: readonly string[] = Object.entries<Area>(areas).flatMap(([name, { router, ops }]) =>
  router || ops ? [name] : [],
);

/** What the folder of an area is called, and its files begin with: `studyGroups` is in `study-groups`. */
export function folderOf(area: string): string {
  return area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The files of an area, those in its folders too, with slashes. */
export function filesOf(area: string): string[] {
  const files = readdirSync(join(FEATURES_FOLDER, folderOf(area)), { recursive: true, encoding: 'utf8' });
  return files.map((file) => file.replaceAll('\\', '/'));
}

/** What the suites know of an area, found by the file's name so that the server needn't know of it. */
export async function importCalls(area: string): Promise<AreaCalls> {
  const folder = folderOf(area);
  const file = join(FEATURES_FOLDER, folder, `${folder}.calls.ts`);
  const { calls } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { calls: AreaCalls };
  return calls;
}
