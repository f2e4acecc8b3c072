import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { type Check, runCheck } from './check.ts';
import { DEVICE_CHECKS } from './device-checks.ts';
import { formatReport } from './format-report.ts';
import { INSTALL_CHECKS } from './install-checks.ts';

const check = (run: Check['run']): Check => ({ id: 'x', title: 'X', run });
const run = (checks: readonly Check[], id: string) =>
  runCheck(checks.find((candidate) => candidate.id === id) ?? expect.fail(id));

test('a check fails if it throws or never ends', async () => {
  expect(await runCheck(check(() => Promise.reject(new Error('Broken.'))))).toEqual({
    state: 'failed',
    detail: 'Broken.',
  });
  expect(
    await runCheck(
      check(() => new Promise(() => {})),
      10,
    ),
  ).toMatchObject({ state: 'failed', detail: /^No answer/ });
});

test('the database check writes and reads a real database, and deletes it afterwards', async () => {
  expect(await run(DEVICE_CHECKS, 'indexed-db')).toMatchObject({
    state: 'ok',
    detail: expect.stringMatching(/^Written and read/),
  });
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('self-test');
  vi.stubGlobal('indexedDB', undefined);
  expect(await run(DEVICE_CHECKS, 'indexed-db')).toMatchObject({ state: 'failed', advice: expect.any(String) });
});

test.each([
  [0, 'ok', /Agrees/],
  [30_000, 'ok', /30 seconds ahead/],
  [-7_200_000, 'warning', /7200 seconds behind the server/],
])('the clock check rates a clock that differs by %d ms', async (ms, state, detail) => {
  const date = new Date(Math.floor((Date.now() - ms) / 1_000) * 1_000).toUTCString();
  vi.stubGlobal('fetch', async () => new Response('', { headers: { date } }));
  expect(await run(DEVICE_CHECKS, 'clock')).toMatchObject({ state, detail: expect.stringMatching(detail) });
});

test('the icon check names icons that the manifest lists and the server lacks', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' });
  document.head.append(link);
  const icons = [
    { src: '/a.png', sizes: '192x192' },
    { src: '/b.png', sizes: '512x512' },
  ];
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('.webmanifest')
      ? Response.json({ icons })
      : new Response('', { status: address === '/a.png' ? 200 : 404 }),
  );
  expect(await run(INSTALL_CHECKS, 'icons')).toMatchObject({ state: 'failed', detail: 'Not found: /b.png.' });
  link.remove();
});

test('the report to copy lists each check’s result and nothing personal', () => {
  const results = { a: { state: 'ok', detail: 'Works.' } } as const;
  const checks = [
    { id: 'a', title: 'One' },
    { id: 'b', title: 'Two' },
  ];
  expect(formatReport('Test', checks, results, 'Browser 1')).toBe('Test\nBrowser 1\nOne: ok. Works.\nTwo: not checked');
});
