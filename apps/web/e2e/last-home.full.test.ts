import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { register } from './support/people.ts';

const { open } = createJourneys({ worker: false });

declare global {
  interface Window {
    /** What covered the page while the app had drawn nothing. */
    covered?: string;
    /** Whether home's call was made while the app had drawn nothing. */
    askedEarly?: boolean;
  }
}

it('a visit begins with home as it looked last, until it is drawn anew, and with nobody else’s', async () => {
  const page = await open();
  await page.addInitScript(noteCover);
  await register(page);
  const asked = page.getByRole('region', { name: 'Now' }).getByRole('heading', { level: 2 });
  const words = (await asked.textContent()) ?? '';
  expect(words).not.toBe('');
  await expect.poll(() => readStoredHome(page)).toHaveLength(1);

  await page.reload();
  await asked.waitFor();
  await expect.poll(() => page.locator('.last-home').count()).toBe(0);
  expect(await page.evaluate(() => window.covered)).toContain(words);

  // Leaving home keeps it, so this is done on another page.
  await page.goto('/upgrade');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const build = 'one that is no longer served';
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    (await readStoredHome(page))[0] ?? '',
    JSON.stringify({ build, html: 'An older build' }),
  ] as const);
  await page.goto('/');
  await asked.waitFor();
  expect(await page.evaluate(() => window.covered)).toBeUndefined();

  // Where no app runs, which would miss the person it was opened for.
  await page.goto('/api/openapi.json');
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  expect(await page.evaluate(() => window.covered)).toBeUndefined();
});

it('on a new device home is asked for once, before the app is there', async () => {
  const before = await open();
  await register(before);
  const page = await open({ storageState: await before.context().storageState() });
  await page.addInitScript(noteEarlyCall);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('quizzes.list')) asked.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('region', { name: 'Now' }).getByRole('heading', { level: 2 }).waitFor();
  expect(await page.evaluate(() => window.askedEarly)).toBe(true);
  expect(asked).toHaveLength(1);
});

const readStoredHome = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('last-home-')));

function noteCover(): void {
  new MutationObserver(() => {
    const cover = document.querySelector('.last-home');
    if (cover && document.getElementById('root')?.childElementCount === 0) window.covered ??= cover.textContent;
  }).observe(document, { childList: true, subtree: true });
}

function noteEarlyCall(): void {
  let call: unknown;
  Object.defineProperty(window, 'earlyCall', {
    configurable: true,
    get: () => call,
    set(made: unknown) {
      window.askedEarly = !document.getElementById('root')?.childElementCount;
      call = made;
    },
  });
}
