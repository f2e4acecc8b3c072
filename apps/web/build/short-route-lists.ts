import type { Plugin } from 'vite';

const ROUTE = /\/src\/routes\//;
/** The path that a route's file says. It is for the router's types alone, and the tree says it once more. */
const ROUTE_PATH = /\bcreateFileRoute\((['"])[^'"]*\1\)/g;
/** Takes a search as it is (`searchAs`), as the router does without it. */
const UNCHECKED_SEARCH = /\bvalidateSearch: searchAs\(\),/g;
const FILE = /\/src\/routeTree\.gen\.ts$/;
const LIST = /RouteChildren = \{\n([^}]+)\n\}/g;
/** A route's id that is its path. */
const PATH_ID = /\bid: (['"][^'"]*['"]),(\s*path: \1,)/g;

/**
 * Makes the generated lists of routes arrays. The router takes either, reads no key, and the keys, which are said nowhere
 * else, are a third of what the list weighs on the first page. Leaves out ids that are the path of their route: the router
 * takes the path then, and leaves out paths that no code reads, and checks of searches that check nothing.
 */
export function shortRouteLists(): Plugin {
  return {
    name: 'short-route-lists',
    apply: 'build',
    // The router's plugin finds routes by the paths in their files.
    enforce: 'post',
    transform(code, id) {
      if (ROUTE.test(id))
        return { code: code.replace(ROUTE_PATH, 'createFileRoute()').replace(UNCHECKED_SEARCH, ''), map: null };
      if (!FILE.test(id)) return null;
      let lists = 0;
      const shortened = code.replace(LIST, (_whole, entries: string) => {
        lists += 1;
        return `RouteChildren = [${entries.replace(/^\s*\w+:/gm, '')}]`;
      });
      if (lists === 0) this.error('routeTree.gen.ts has no lists of routes as expected.');
      const [ids] = shortened.match(PATH_ID) ?? [];
      if (ids === undefined) this.error('routeTree.gen.ts has no ids of routes as expected.');
      return { code: shortened.replace(PATH_ID, '$2'), map: null };
    },
  };
}
