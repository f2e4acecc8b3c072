import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { createAccount, register } from './support/people.ts';

const { open } = createJourneys({ worker: false });

declare global {
  interface Window {
    /** The text that covered the page before the app had drawn anything. */
    covered?: string;
    /** Whether home's call was made before the app had drawn anything. */
    askedEarly?: boolean;
  }
}

it('a visit starts with the last view of home, but not with an older build’s or after the user is signed out', async () => {
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

  // Leaving home overwrites the stored view, so the test changes it from another page.
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

  // The user is removed on a page without the app, because the app would notice.
  await page.goto('/api/openapi.json');
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  expect(await page.evaluate(() => window.covered)).toBeUndefined();
});

it('home’s data on a new device is requested once, before the app has drawn', async () => {
  const before = await open();
  await createAccount(before);
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
