import { waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { watchMissingParts } from './missing-parts.ts';
import { pageHtml, setEntryScript } from './testing/browser.ts';

const MESSAGE = 'Failed to fetch dynamically imported module: /assets/settings-old.js';
const onMissing = vi.fn();
const onBroken = vi.fn();

beforeAll(() => watchMissingParts({ onMissing, onBroken }));
beforeEach(() => {
  onMissing.mockClear();
  onBroken.mockClear();
  setEntryScript('index-1');
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

/** Reports an error as the error page does, which is shown instead of the page's content. */
async function report(error: Error): Promise<void> {
  window.dispatchEvent(new ErrorEvent('error', { error }));
  await new Promise((resolve) => setTimeout(resolve, 0));
}

test('a part that is gone because the server has another version is told', async () => {
  await fail(async () => new Response(pageHtml('index-2')));
  expect(onMissing).toHaveBeenCalledOnce();
  expect(onBroken).not.toHaveBeenCalled();
});

test('a page that reports the error as what it broke by is told, with the version that the server has', async () => {
  const error = await fail(async () => new Response(pageHtml('index-2')));
  await report(error);
  expect(onBroken).toHaveBeenCalledExactlyOnceWith('/assets/index-2.js');
});

test.each([
  ['the part is missing in the version that the server has', async () => new Response(pageHtml('index-1'))],
  ['the network is away', async () => Promise.reject(new TypeError())],
])('a page that broke is not told where %s', async (_name, server) => {
  await report(await fail(server));
  expect(onBroken).not.toHaveBeenCalled();
});

test('a page that broke by another error is not told', async () => {
  await fail(async () => new Response(pageHtml('index-2')));
  await report(new TypeError(MESSAGE));
  expect(onBroken).not.toHaveBeenCalled();
});

test.each([
  ['the server has this version', async () => new Response(pageHtml('index-1'))],
  ['the network is away', async () => Promise.reject(new TypeError())],
  ['the server fails', async () => new Response(pageHtml('index-2'), { status: 502 })],
  ['something else answers', async () => new Response('<p>Sign in to the Wi-Fi</p>')],
])('nothing is said of a new version where %s', async (_name, server) => {
  await fail(server);
  expect(onMissing).not.toHaveBeenCalled();
});

test('the error no longer reads like one that the router answers by loading the page again', async () => {
  const { message } = await fail(async () => new Response(pageHtml('index-2')));
  expect(message).toContain(MESSAGE);
  expect(message).not.toMatch(/^(Failed to fetch|error loading|Importing a module)/);
});
