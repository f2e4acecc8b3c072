import type { Plugin } from 'vite';

const FILE = /\/src\/routeTree\.gen\.ts$/;
const LIST = /RouteChildren = \{\n([^}]+)\n\}/g;
const ID_AND_PATH = /\bid: (["'][^"'\n]+["']),\s+(?=path: \1,)/g;

/**
 * Makes the generated lists of routes arrays. The router takes either, reads no key, and the keys, which are said nowhere
 * else, are a third of what the list weighs on the first page. Leaves out the id of a route where its path is the same, since
 * the router takes the path for it then.
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
      const short = shortened.replace(ID_AND_PATH, '');
      if (short === shortened) this.error('routeTree.gen.ts has no routes with id and path as expected.');
      return { code: short, map: null };
    },
  };
}
