// Stops a build whose files import each other in a circle, because one of them would run before its imports are
// initialised.
import type { Plugin, Rollup } from 'vite';

const MODULES_LISTED = 3;

export function forbidChunkCycles(): Plugin {
  return {
    name: 'no-chunk-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circle = findChunkCycle(bundle);
      if (circle === null) return;
      const lines = circle.map((name) => `  ${name}: ${formatFirstModules(bundle[name])}`);
      this.error(['These files of the build import each other in a circle:', ...lines].join('\n'));
    },
  };
}

/** Returns the names of the files of one circle of static imports, each importing the next; null if there is none. */
function findChunkCycle(bundle: Rollup.OutputBundle): string[] | null {
  const done = new Set<string>();
  function search(name: string, path: readonly string[]): string[] | null {
    if (path.includes(name)) return path.slice(path.indexOf(name));
    if (done.has(name)) return null;
    const file = bundle[name];
    for (const imported of file?.type === 'chunk' ? file.imports : []) {
      const circle = search(imported, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  }
  for (const name of Object.keys(bundle)) {
    const circle = search(name, []);
    if (circle) return circle;
  }
  return null;
}

function formatFirstModules(file: Rollup.OutputBundle[string] | undefined): string {
  const ids = file?.type === 'chunk' ? file.moduleIds : [];
  const names = ids.slice(0, MODULES_LISTED).map((id) => id.replace('\0', '').split('/').slice(-3).join('/'));
  return [...names, ...(ids.length > names.length ? ['…'] : [])].join(', ');
}
