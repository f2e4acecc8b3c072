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

/** Reports a failed import as Vite does; `server` answers the request for the current page. */
async function fail(server: () => Promise<Response>): Promise<Error> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(server);
  const payload = new TypeError(MESSAGE);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 0));
  return payload;
}

/** Reports an error the way the error page does when it replaces the page's content. */
async function report(error: Error): Promise<void> {
  window.dispatchEvent(new ErrorEvent('error', { error }));
  await new Promise((resolve) => setTimeout(resolve, 0));
}

test('reports a missing part when the server has another version', async () => {
  await fail(async () => new Response(pageHtml('index-2')));
  expect(onMissing).toHaveBeenCalledOnce();
  expect(onBroken).not.toHaveBeenCalled();
});

test('reports a broken page with the server’s version when the page fails with the same error', async () => {
  const error = await fail(async () => new Response(pageHtml('index-2')));
  await report(error);
  expect(onBroken).toHaveBeenCalledExactlyOnceWith('/assets/index-2.js');
});

test.each([
  ['the server’s current version lacks the part too', async () => new Response(pageHtml('index-1'))],
  ['the network is down', async () => Promise.reject(new TypeError())],
])('reports no broken page where %s', async (_name, server) => {
  await report(await fail(server));
  expect(onBroken).not.toHaveBeenCalled();
});

test('reports no broken page when it fails with another error', async () => {
  await fail(async () => new Response(pageHtml('index-2')));
  await report(new TypeError(MESSAGE));
  expect(onBroken).not.toHaveBeenCalled();
});

test.each([
  ['the server has this version', async () => new Response(pageHtml('index-1'))],
  ['the network is down', async () => Promise.reject(new TypeError())],
  ['the server fails', async () => new Response(pageHtml('index-2'), { status: 502 })],
  ['a Wi-Fi login page replies', async () => new Response('<p>Sign in to the Wi-Fi</p>')],
])('reports no missing part where %s', async (_name, server) => {
  await fail(server);
  expect(onMissing).not.toHaveBeenCalled();
});

test('changes the error’s message so that the router does not reload the page because of it', async () => {
  const { message } = await fail(async () => new Response(pageHtml('index-2')));
  expect(message).toContain(MESSAGE);
  expect(message).not.toMatch(/^(Failed to fetch|error loading|Importing a module)/);
});
