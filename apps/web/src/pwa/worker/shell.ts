import { rowHash } from '@quorbit/contracts/sync/digest';
import { isHashed, isPage } from './requests.ts';

/**
 * One file of a build. `revision` is null if the name contains a hash; `integrity` is in the format of the HTML
 * attribute.
 */
export interface ShellFile {
  url: string;
  revision: string | null;
  integrity: string;
}

/** A route of the Service Worker Static Routing API. */
export interface Route {
  condition: { urlPattern: { pathname: string }; requestMethod?: string; requestMode?: RequestMode };
  source: 'cache' | { cacheName: string };
}

interface ShellOptions {
  files: readonly ShellFile[];
  /** The app's origin, e.g. `https://quiz.example.org`. */
  origin: string;
  caches: CacheStorage;
  fetch: (address: Request | URL, options?: RequestInit) => Promise<Response>;
}

const PAGE = '/index.html';
const START = '/';
/** The prefix of the names of all caches that hold a build. */
export const CACHE_PREFIX = 'shell-';
const PARALLEL_FETCHES = 4;

/**
 * Creates the shell: the files of one build, stored in their own cache. A build is installed completely or not at all,
 * and pages of an older build find their files until none of them is open any more.
 */
export function createShell({ files, origin, caches, fetch }: ShellOptions) {
  const name = `${CACHE_PREFIX}${rowHash('shell', JSON.stringify(files), 0).toString(36)}`;
  const paths = new Set(files.map(({ url }) => url));

  /**
   * Fetches the files that aren't stored yet. Rejects if a file is missing or differs from the one this build was made
   * with.
   */
  async function install(): Promise<void> {
    const cache = await caches.open(name);
    const queue = files.values();
    const work = async () => {
      for (const file of queue) await cacheFile(cache, file);
    };
    await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work));
  }

  async function cacheFile(cache: Cache, { url, revision, integrity }: ShellFile): Promise<void> {
    if (await cache.match(url)) return;
    const known = revision === null ? await caches.match(url, { ignoreVary: true }) : undefined;
    // The integrity hash rejects a file that comes from a server with another build.
    const options: RequestInit = { integrity, cache: revision === null ? 'default' : 'no-cache' };
    const response = known ?? (await fetch(new URL(url, origin), options));
    if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}.`);
    // Browsers that use `routes` look up the start page under its own address.
    if (url === PAGE) await cache.put(START, response.clone());
    await cache.put(url, response);
  }

  /**
   * Routes that supporting browsers serve from the caches without starting the worker, with the same result as
   * `answer`. They also find files of older builds, which is safe because hashed names are unique.
   */
  const routes: readonly Route[] = [
    { condition: { urlPattern: { pathname: START }, requestMode: 'navigate' }, source: { cacheName: name } },
    { condition: { urlPattern: { pathname: '/theme.js' }, requestMethod: 'GET' }, source: { cacheName: name } },
    { condition: { urlPattern: { pathname: '/assets/*' }, requestMethod: 'GET' }, source: 'cache' },
  ];

  /** Returns the response to a request, or null if the shell doesn't handle it and the browser asks the server. */
  function answer(request: Request): Promise<Response> | null {
    const { origin: from, pathname } = new URL(request.url);
    if (request.method !== 'GET' || from !== origin) return null;
    if (request.mode === 'navigate') return isPage(pathname) ? readCached(PAGE, request) : null;
    // A plain fetch of the page file isn't served from the cache, because it's used to find out which version the
    // server has.
    if (pathname === PAGE || !(paths.has(pathname) || isHashed(pathname))) return null;
    return readCached(pathname, request);
  }

  async function readCached(path: string, request: Request): Promise<Response> {
    const cache = await caches.open(name);
    const own = await cache.match(path, { ignoreVary: true });
    // A page of an older build requests its own files, which is safe because hashed names are unique.
    const any = own ?? (isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined);
    return any ?? fetch(request);
  }

  /** Returns the cache names of the other builds that are stored. */
  async function others(): Promise<string[]> {
    return (await caches.keys()).filter((value) => value.startsWith(CACHE_PREFIX) && value !== name);
  }

  /**
   * Deletes builds that no open page needs any more.
   * @param builds cache names, as returned by `others`.
   * @param entries the entry scripts of all open pages.
   */
  async function forget(builds: readonly string[], entries: readonly string[]): Promise<void> {
    const own = await caches.open(name);
    const foreign = await asyncFilter(entries, async (entry) => !(await own.match(entry, { ignoreVary: true })));
    for (const build of builds) {
      const cache = await caches.open(build);
      const needed = await asyncFilter(foreign, async (entry) =>
        Boolean(await cache.match(entry, { ignoreVary: true })),
      );
      if (needed.length === 0) await caches.delete(build);
    }
  }

  return { install, routes, answer, others, forget };
}

async function asyncFilter<T>(items: readonly T[], isKept: (item: T) => Promise<boolean>): Promise<T[]> {
  const matches = await Promise.all(items.map(isKept));
  return items.filter((_, index) => matches[index]);
}
