// Finds the files of a build that the first pages consist of.
import type { Rollup } from 'vite';

/**
 * Patterns of the route files of the first pages: `app` is the layout of all signed-in pages, `home` the start page.
 */
const SIGNED_IN = { app: /\/routes\/_app\.tsx/, home: /\/routes\/_app\/index\.tsx/ };

/** Returns the files that every visitor loads first: the entry and its static imports. */
export function listStartFiles(bundle: Rollup.OutputBundle, entry: string): Set<string> {
  return new Set([entry, ...listImports(bundle, entry)]);
}

/**
 * Returns the files that signed-in people load in addition to the start files, by part.
 * @throws Error if the build has no file for a part.
 */
export function listSignedInFiles(bundle: Rollup.OutputBundle, entry: string): { name: string; files: string[] }[] {
  const start = listStartFiles(bundle, entry);
  return Object.entries(SIGNED_IN).map(([name, route]) => {
    const files = listChunks(bundle, route).flatMap((file) => [file, ...listImports(bundle, file)]);
    const further = [...new Set(files)].filter((file) => !start.has(file));
    if (further.length === 0) throw new Error(`The build has no file for the ${name} page.`);
    return { name, files: further };
  });
}

/** Returns the file names of the chunks that contain a route's code-split parts. */
function listChunks(bundle: Rollup.OutputBundle, route: RegExp): string[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ moduleIds }) => moduleIds.some((id) => route.test(id) && id.includes('tsr-split')))
    .map(({ fileName }) => fileName);
}

/** Returns the files that a file imports statically, directly or indirectly. */
export function listImports(bundle: Rollup.OutputBundle, fileName: string, seen = new Set<string>()): string[] {
  const file = bundle[fileName];
  for (const imported of file?.type === 'chunk' ? file.imports : []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    listImports(bundle, imported, seen);
  }
  return [...seen];
}
