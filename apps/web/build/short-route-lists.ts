import type { Plugin } from 'vite';

const FILE = /\/src\/routeTree\.gen\.ts$/;
const LIST = /RouteChildren = \{\n([^}]+)\n\}/g;
/** A route's id that is its path. */
const ID = /\bid: (['"][^'"]*['"]),(\s*path: \1,)/g;

/**
 * Makes the generated lists of routes arrays. The router takes either, reads no key, and the keys, which are said nowhere
 * else, are a third of what the list weighs on the first page. Leaves out ids that are the path of their route: the router
 * takes the path then.
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
      const [ids] = shortened.match(ID) ?? [];
      if (ids === undefined) this.error('routeTree.gen.ts has no ids of routes as expected.');
      return { code: shortened.replace(ID, '$2'), map: null };
    },
  };
}
