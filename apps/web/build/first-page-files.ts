// Which files of a build the first pages consist of.
import type { Rollup } from 'vite';

/** Parts of the route tree that signed-in pages begin with, and what the start page adds. */
const SIGNED_IN = { app: /\/routes\/_app\.tsx/, home: /\/routes\/_app\/index\.tsx/ };

/** The files that everybody loads first: the entry and what it imports. */
export function listStartFiles(bundle: Rollup.OutputBundle, entry: string): Set<string> {
  return new Set([entry, ...listImports(bundle, entry)]);
}

/** What signed-in people load on top of the start, by part. @throws Error where the build has no file for a part */
export function listSignedInFiles(bundle: Rollup.OutputBundle, entry: string): { name: string; files: string[] }[] {
  const start = listStartFiles(bundle, entry);
  return Object.entries(SIGNED_IN).map(([name, route]) => {
    const files = listChunks(bundle, route).flatMap((file) => [file, ...listImports(bundle, file)]);
    const further = [...new Set(files)].filter((file) => !start.has(file));
    if (further.length === 0) throw new Error(`The build has no file for the ${name} page.`);
    return { name, files: further };
  });
}

/** The files that hold a route's split parts. */
function listChunks(bundle: Rollup.OutputBundle, route: RegExp): string[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ moduleIds }) => moduleIds.some((id) => route.test(id) && id.includes('tsr-split')))
    .map(({ fileName }) => fileName);
}

/** What a file imports at once, and what that imports in turn. */
export function listImports(bundle: Rollup.OutputBundle, fileName: string, seen = new Set<string>()): string[] {
  const file = bundle[fileName];
  for (const imported of file?.type === 'chunk' ? file.imports : []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    listImports(bundle, imported, seen);
  }
  return [...seen];
}
