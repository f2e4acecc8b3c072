import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeCaches } from '../testing/fake-caches.ts';
import { isPage } from './requests.ts';
import { createShell, type ShellFile } from './shell.ts';

const ORIGIN = 'https://quiz.example.org';

/** Returns the files of a build: page and entry script are named after it, and one part is in all builds. */
function build(name: string): ShellFile[] {
  return [
    { url: '/index.html', revision: `page-${name}`, integrity: 'sha256-x' },
    { url: '/theme.js', revision: 'theme', integrity: 'sha256-x' },
    { url: `/assets/index-${name}.js`, revision: null, integrity: 'sha256-x' },
    { url: '/assets/part-same.js', revision: null, integrity: 'sha256-x' },
  ];
}

function world() {
  const caches = fakeCaches();
  const fetched: { pathname: string; options: RequestInit | undefined }[] = [];
  const gone = new Set<string>();
  const shell = (name: string) =>
    createShell({
      files: build(name),
      origin: ORIGIN,
      caches,
      fetch: async (address, options) => {
        const { pathname } = new URL(address instanceof Request ? address.url : address);
        fetched.push({ pathname, options });
        return new Response(`${name} ${pathname}`, { status: gone.has(pathname) ? 404 : 200 });
      },
    });
  return { caches, fetched, gone, shell };
}

function request(path: string, mode: RequestMode = 'no-cors', method = 'GET'): Request {
  const made = new Request(new URL(path, ORIGIN), { method });
  return Object.defineProperty(made, 'mode', { value: mode });
}

const textOf = async (answer: Promise<Response> | null) => (await answer)?.text() ?? null;
const pathsOf = (fetched: { pathname: string }[]) => fetched.map(({ pathname }) => pathname).sort();

test('installing stores every file, checked against its hash, and bypasses the browser cache for the page', async () => {
  const { shell, fetched, caches } = world();
  await shell('a').install();
  const [name = ''] = await caches.keys();
  expect(caches.paths(name)).toEqual(['/', '/assets/index-a.js', '/assets/part-same.js', '/index.html', '/theme.js']);
  expect(pathsOf(fetched)).not.toContain('/');
  expect(fetched).toContainEqual({
    pathname: '/index.html',
    options: { cache: 'no-cache', integrity: 'sha256-x' },
  });
  expect(fetched).toContainEqual({
    pathname: '/assets/index-a.js',
    options: { cache: 'default', integrity: 'sha256-x' },
  });
});

test('a build with a missing file is not installed, and the next try fetches only the missing files', async () => {
  const { shell, fetched, gone } = world();
  gone.add('/theme.js');
  await expect(shell('a').install()).rejects.toThrow('/theme.js answered 404.');
  gone.clear();
  fetched.length = 0;
  await shell('a').install();
  expect(pathsOf(fetched)).toEqual(['/theme.js']);
});

test('a later build reuses stored hashed files and fetches all others', async () => {
  const { shell, fetched } = world();
  await shell('a').install();
  fetched.length = 0;
  await shell('b').install();
  expect(pathsOf(fetched)).toEqual(['/assets/index-b.js', '/index.html', '/theme.js']);
});

test.each(['/', '/user/report', '/report/0190-abc', '/google-auth?token=a.b', '/apiary', '/user/test?search=x.y'])(
  'opening %s shows the stored page',
  async (path) => {
    const { shell, fetched } = world();
    await shell('a').install();
    fetched.length = 0;
    expect(await textOf(shell('a').answer(request(path, 'navigate')))).toBe('a /index.html');
    expect(fetched).toEqual([]);
  },
);

test.each([
  ['/api/docs', 'navigate'],
  ['/api', 'navigate'],
  ['/healthz', 'navigate'],
  ['/readyz', 'navigate'],
  ['/packs/abc', 'navigate'],
  ['/assets/index-a.js', 'navigate'],
  ['/manifest.webmanifest', 'navigate'],
  ['/trpc/quizzes.list', 'cors'],
  ['/api/quizzes', 'cors'],
  ['/packs/abc', 'cors'],
  ['/index.html', 'cors'],
  ['/pictures/home-wide.png', 'no-cors'],
] as const)('%s (%s) is left to the server', async (path, mode) => {
  const { shell } = world();
  await shell('a').install();
  expect(shell('a').answer(request(path, mode))).toBeNull();
});

test('only GET requests to our own server are handled', async () => {
  const { shell } = world();
  await shell('a').install();
  expect(shell('a').answer(request('/user/test', 'navigate', 'POST'))).toBeNull();
  expect(shell('a').answer(request('https://elsewhere.example/assets/index-a.js'))).toBeNull();
});

test('each build serves its own page, and a page of the older build still finds its files', async () => {
  const { shell, gone } = world();
  await shell('a').install();
  await shell('b').install();
  gone.add('/assets/index-a.js');
  expect(await textOf(shell('a').answer(request('/', 'navigate')))).toBe('a /index.html');
  expect(await textOf(shell('b').answer(request('/', 'navigate')))).toBe('b /index.html');
  expect(await textOf(shell('b').answer(request('/assets/index-a.js')))).toBe('a /assets/index-a.js');
});

test('a file that is in no build is fetched and not stored', async () => {
  const { shell, caches } = world();
  await shell('a').install();
  expect(await textOf(shell('a').answer(request('/assets/other.js')))).toBe('a /assets/other.js');
  const [name = ''] = await caches.keys();
  expect(caches.paths(name)).not.toContain('/assets/other.js');
});

test('the server is asked if the browser has deleted the files', async () => {
  const { shell, caches } = world();
  await shell('a').install();
  for (const name of await caches.keys()) await caches.delete(name);
  expect(await textOf(shell('a').answer(request('/user/test', 'navigate')))).toBe('a /user/test');
});

test('an older build is deleted only once no open page was started with it', async () => {
  const { shell, caches } = world();
  await shell('a').install();
  const [oldest = ''] = await caches.keys();
  await caches.open('of another app');
  const newest = shell('b');
  await newest.install();
  const builds = await newest.others();
  expect(builds).toEqual([oldest]);
  await newest.forget(builds, ['/assets/index-b.js', '/assets/index-a.js']);
  expect(await caches.keys()).toContain(oldest);
  await newest.forget(builds, ['/assets/index-b.js']);
  expect(await caches.keys()).not.toContain(oldest);
  expect(await caches.keys()).toContain('of another app');
  expect(await textOf(newest.answer(request('/', 'navigate')))).toBe('b /index.html');
});

test('no path that belongs to the server is treated as a page', () => {
  const part = fc.stringMatching(/^[\w.~%-]{0,12}$/);
  fc.assert(
    fc.property(
      fc.constantFrom('api', 'trpc', 'packs', 'images', 'healthz', 'readyz', 'assets'),
      fc.array(part),
      (own, parts) => {
        expect(isPage(['', own, ...parts].join('/'))).toBe(false);
      },
    ),
  );
});
