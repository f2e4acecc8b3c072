import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { areas } from '../../areas.ts';
import type { Area } from '../../lib/area.ts';
import type { AreaCalls } from './calls.ts';

/** The folder of the areas. */
export const FEATURES = fileURLToPath(new URL('../../features', import.meta.url));

/** The areas that have procedures, in their order. */
export const CALLABLE: readonly string[] = Object.entries<Area>(areas).flatMap(([name, { router }]) =>
  router ? [name] : [],
);

/** The files of an area. */
export function filesOf(area: string): string[] {
  return readdirSync(join(FEATURES, area));
}

/** What the suites know of an area, found by the file's name so that the server needn't know of it. */
export async function callsOf(area: string): Promise<AreaCalls> {
  const { calls } = (await import(/* @vite-ignore */ pathToFileURL(join(FEATURES, area, `${area}.calls.ts`)).href)) as {
    calls: AreaCalls;
  };
  return calls;
}
