import type { Plugin } from 'vite';

const ROUTE = /\/src\/routes\//;
/**
 * Matches the path in a route file. Only the router's types need that path, because the generated route tree repeats
 * it.
 */
const ROUTE_PATH = /\bcreateFileRoute\((['"])[^'"]*\1\)/g;
/** Matches a search validation that accepts any search (`searchAs`), which a route without validation does too. */
const UNCHECKED_SEARCH = /\bvalidateSearch: searchAs\(\),/g;
const FILE = /\/src\/routeTree\.gen\.ts$/;
const LIST = /RouteChildren = \{\n([^}]+)\n\}/g;
/** Matches an id in the route tree that equals the route's path. */
const PATH_ID = /\bid: (['"][^'"]*['"]),(\s*path: \1,)/g;

/**
 * Shortens the generated route tree, part of the first page. Turns its lists of child routes into arrays: the router
 * accepts both and never reads the keys, a third of the list's size. Also removes ids that equal their route's path,
 * which the router uses instead, paths that no code reads, and search validations that check nothing.
 */
export function shortRouteLists(): Plugin {
  return {
    name: 'short-route-lists',
    apply: 'build',
    // Runs last, because the router's plugin finds routes by the paths in their files.
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
