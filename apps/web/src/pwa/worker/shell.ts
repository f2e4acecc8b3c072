import { rowHash } from '@quorbit/contracts/sync/digest';
import { isHashed, isPage } from './requests.ts';

/** One file of a build. `revision` is null where the name bears a hash; `integrity` is as in the HTML attribute. */
export interface ShellFile {
  url: string;
  revision: string | null;
  integrity: string;
}

/** Of the Service Worker Static Routing API. */
export interface Route {
  condition: { urlPattern: { pathname: string }; requestMethod?: string; requestMode?: RequestMode };
  source: 'cache' | { cacheName: string };
}

interface ShellOptions {
  files: readonly ShellFile[];
  /** `https://quiz.example.org` */
  origin: string;
  caches: CacheStorage;
  fetch: (address: Request | URL, options?: RequestInit) => Promise<Response>;
}

const PAGE = '/index.html';
const START = '/';
/** What the names of its caches begin with. */
export const CACHE_PREFIX = 'shell-';
const PARALLEL_FETCHES = 4;

/**
 * The files of one build, kept in a cache of its own: a build is there as a whole or not at all, and pages of an older
 * build find their files until nobody shows them any more.
 */
export function createShell({ files, origin, caches, fetch }: ShellOptions) {
  const name = `${CACHE_PREFIX}${rowHash('shell', JSON.stringify(files), 0).toString(36)}`;
  const paths = new Set(files.map(({ url }) => url));

  /** Fetches what is not here yet. Rejects when any file is missing or is not the one this build was made with. */
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
    // The integrity refuses what another build's server answers meanwhile.
    const options: RequestInit = { integrity, cache: revision === null ? 'default' : 'no-cache' };
    const response = known ?? (await fetch(new URL(url, origin), options));
    if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}.`);
    // Browsers that look for the start page themselves do so under its address.
    if (url === PAGE) await cache.put(START, response.clone());
    await cache.put(url, response);
  }

  /**
   * What browsers that can look into caches themselves answer without waking the worker, as `answer` would. A file of an
   * older build is found too: by their names they cannot be mistaken for ours.
   */
  const routes: readonly Route[] = [
    { condition: { urlPattern: { pathname: START }, requestMode: 'navigate' }, source: { cacheName: name } },
    { condition: { urlPattern: { pathname: '/theme.js' }, requestMethod: 'GET' }, source: { cacheName: name } },
    { condition: { urlPattern: { pathname: '/assets/*' }, requestMethod: 'GET' }, source: 'cache' },
  ];

  /** The answer to a request, or null where it is none of the shell's business and the browser asks the server. */
  function answer(request: Request): Promise<Response> | null {
    const { origin: from, pathname } = new URL(request.url);
    if (request.method !== 'GET' || from !== origin) return null;
    if (request.mode === 'navigate') return isPage(pathname) ? readCached(PAGE, request) : null;
    // The page itself as a mere file is asked for by those who want to know what the server has.
    if (pathname === PAGE || !(paths.has(pathname) || isHashed(pathname))) return null;
    return readCached(pathname, request);
  }

  async function readCached(path: string, request: Request): Promise<Response> {
    const cache = await caches.open(name);
    const own = await cache.match(path, { ignoreVary: true });
    // A page of an older build asks for its own files; by their names they cannot be mistaken for ours.
    const any = own ?? (isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined);
    return any ?? fetch(request);
  }

  /** Names of the other builds that are kept. */
  async function others(): Promise<string[]> {
    return (await caches.keys()).filter((value) => value.startsWith(CACHE_PREFIX) && value !== name);
  }

  /**
   * Deletes builds whose files no page needs any more.
   * @param builds names, as `others` gave them
   * @param entries the entry scripts of all open pages
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
