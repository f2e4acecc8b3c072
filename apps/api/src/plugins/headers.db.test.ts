import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createTemporaryFolder } from '@quorbit/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { send } from '../testing/wire/http.ts';

const CSP =
  "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;font-src 'self';connect-src 'self';manifest-src 'self';worker-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none'";
const PAGE = '<!doctype html><title>Quorbit</title>';
const SCRIPT = `export const text = '${'x'.repeat(5000)}';`;

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeAll(async () => {
  folder = await createTemporaryFolder();
  await mkdir(join(folder.path, 'assets'));
  await writeFile(join(folder.path, 'index.html'), PAGE);
  await writeFile(join(folder.path, 'assets/index-abc.js'), SCRIPT);
  await writeFile(join(folder.path, 'assets/app-abc.js'), SCRIPT);
  await writeFile(join(folder.path, 'assets/app-abc.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder.path, 'sw.js'), SCRIPT);
  await writeFile(join(folder.path, 'manifest.webmanifest'), '{"name":"Quorbit"}');
});
afterAll(() => folder.remove());

describeWithServer('a server on plain HTTP', { on: ['PGlite'], webFolder: () => folder.path }, (harness) => {
  it.each([
    '/',
    '/assets/index-abc.js',
    '/assets/missing.js',
    '/api/docs',
    '/api/nothing',
    '/trpc/nothing',
    '/healthz',
  ])('sends security headers for %s without forcing browsers to HTTPS', async (path) => {
    const { headers } = await send(harness.server.address, 'GET', path);
    expect(headers.get('content-security-policy')).toBe(CSP);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toMatch(/^camera=\(\), microphone=\(\), geolocation=\(\)/);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
  });

  it('serves the page at every address that is neither a call nor a file', async () => {
    for (const path of ['/', '/user/test', '/login?next=%2F', '/apiary', '/trpcs']) {
      const response = await send(harness.server.address, 'GET', path);
      expect(response).toMatchObject({ status: 200, text: PAGE });
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('answers HEAD for pages, files and calls like GET, without the body', async () => {
    for (const path of ['/', '/user/test', '/assets/index-abc.js', '/healthz', '/api/docs']) {
      const response = await send(harness.server.address, 'HEAD', path);
      expect(response).toMatchObject({ status: 200, text: '' });
    }
    expect(await send(harness.server.address, 'HEAD', '/api/users/me')).toMatchObject({ status: 401, text: '' });
  });

  it('lets browsers cache files with a hash in the name for a year, and answers a missing one with 404', async () => {
    const file = await send(harness.server.address, 'GET', '/assets/index-abc.js');
    expect(file).toMatchObject({ status: 200, text: SCRIPT });
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-encoding')).toBe('gzip');
    const missing = await send(harness.server.address, 'GET', '/assets/index-old.js');
    expect(missing).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('sends the precompressed file to browsers that accept it: %s', async (accepted, encoding) => {
    const { status, headers, text } = await send(harness.server.address, 'GET', '/assets/app-abc.js', {
      headers: { 'accept-encoding': accepted },
    });
    expect({ status, text }).toEqual({ status: 200, text: SCRIPT });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')?.toLowerCase().split(/, */)).toContain('accept-encoding');
  });

  it('makes browsers revalidate the files that name the newest version', async () => {
    for (const [path, type] of [
      ['/sw.js', /javascript/],
      ['/index.html', /^text\/html/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
    ] as const) {
      const { status, headers } = await send(harness.server.address, 'GET', path);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-type')).toMatch(type);
    }
  });

  it('answers a missing file with 404, never with the page', async () => {
    for (const path of ['/old-sw.js', '/icons/missing.png', '/user/test.json']) {
      const response = await send(harness.server.address, 'GET', path);
      expect(response).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('serves no file from outside the folder', async () => {
    for (const path of ['/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fetc%2fpasswd', '/assets/%2e%2e/%2e%2e/x']) {
      const response = await send(harness.server.address, 'GET', path);
      expect([PAGE, undefined]).toContain(response.body === undefined ? response.text : undefined);
    }
  });

  it('answers a POST to a page with 404', async () => {
    expect(await send(harness.server.address, 'POST', '/login', { body: {} })).toMatchObject({ status: 404 });
  });
});

describeWithServer(
  'a server on HTTPS',
  { on: ['PGlite'], env: { PUBLIC_URL: 'https://quiz.example.org' } },
  (harness) => {
    it('sends HSTS, so that browsers stay on HTTPS', async () => {
      const { headers } = await send(harness.server.address, 'GET', '/healthz');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toBe(CSP);
    });
  },
);
