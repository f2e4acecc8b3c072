import type { Plugin } from 'vite';

const FILE = /\/src\/routeTree\.gen\.ts$/;
const LIST = /RouteChildren = \{\n([^}]+)\n\}/g;

/** A route whose path is its id, as most are. */
const ROUTE = /\.update\(\{\s*id: (['"][^'"]+['"]),\s*path: \1,\s*getParentRoute: (\(\) => \w+),?\s*\}(?: as any)?\)/g;
const AT = 'const at = (id, getParentRoute) => ({ id, path: id, getParentRoute });\n';

/**
 * Makes the generated lists of routes arrays, and says each path once. The router takes either, reads no key, and the keys,
 * which are said nowhere else, are a third of what the list weighs on the first page.
 */
export function shortRouteLists(): Plugin {
  return {
    name: 'short-route-lists',
    apply: 'build',
    transform(code, id) {
      if (!FILE.test(id)) return null;
      let lists = 0;
      const shortened = code.replace(LIST, (_whole, entries: string) => {
        lists += 1;
        return `RouteChildren = [${entries.replace(/^\s*\w+:/gm, '')}]`;
      });
      if (lists === 0) this.error('routeTree.gen.ts has no lists of routes as expected.');
      let routes = 0;
      const said = shortened.replace(ROUTE, (_whole, path: string, parent: string) => {
        routes += 1;
        return `.update(at(${path}, ${parent}))`;
      });
      if (routes === 0) this.error('routeTree.gen.ts has no routes as expected.');
      return { code: AT + said, map: null };
    },
  };
}
