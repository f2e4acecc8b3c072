import { waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { watchMissingParts } from './missing-parts.ts';
import { pageWith, startedWith } from './testing/browser.ts';

const MESSAGE = 'Failed to fetch dynamically imported module: /assets/settings-old.js';
const onMissing = vi.fn();

beforeAll(() => watchMissingParts(onMissing));
beforeEach(() => {
  onMissing.mockClear();
  startedWith('index-1');
});

/** Vite's word that an import failed. */
async function fail(server: () => Promise<Response>): Promise<Error> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(server);
  const payload = new TypeError(MESSAGE);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 0));
  return payload;
}

test('a part that is gone because the server has another version is told', async () => {
  await fail(async () => new Response(pageWith('index-2')));
  expect(onMissing).toHaveBeenCalledOnce();
});

test.each([
  ['the server has this version', async () => new Response(pageWith('index-1'))],
  ['the network is away', async () => Promise.reject(new TypeError())],
  ['the server fails', async () => new Response(pageWith('index-2'), { status: 502 })],
  ['something else answers', async () => new Response('<p>Sign in to the Wi-Fi</p>')],
])('nothing is said of a new version where %s', async (_name, server) => {
  await fail(server);
  expect(onMissing).not.toHaveBeenCalled();
});

test('the error no longer reads like one that the router answers by loading the page again', async () => {
  const { message } = await fail(async () => new Response(pageWith('index-2')));
  expect(message).toContain(MESSAGE);
  expect(message).not.toMatch(/^(Failed to fetch|error loading|Importing a module)/);
});
