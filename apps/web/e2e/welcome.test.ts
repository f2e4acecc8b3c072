import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { firstVisible } from './support/first-visible.ts';
import { newPerson, PASSWORD } from './support/people.ts';
import { readServerTotals } from './support/take-quiz.ts';

const { open } = createJourneys();

const place = (page: Page, number: number) => firstVisible(page.getByText(`Question ${number} of 3`)).waitFor();
const option = (page: Page, letter: string) => page.getByRole('button', { name: new RegExp(String.raw`^${letter}\.`) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Returns how far the page's content has moved without the visitor's doing, as browsers measure it. */
const measureShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Browsers call the observer only if something has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

it('a first visitor answers three questions beside the form, offline in the middle, and keeps them', async () => {
  const page = await open({ viewport: { width: 360, height: 740 } });
  await page.goto('/');
  await page.waitForURL((url) => url.pathname === '/login');
  await place(page, 1);
  const bottom = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY };
    return y + height;
  };
  expect(await bottom(option(page, 'D'))).toBeLessThan(740);
  expect((await page.getByLabel('E-mail', { exact: true }).boundingBox())?.y).toBeLessThan(740);
  await page.getByText('Have a room code?').waitFor();
  expect(await measureShift(page)).toBeLessThanOrEqual(0.05);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await option(page, 'B').click();
  await page.getByText("That's right.").waitFor();
  await page.getByText('74%').waitFor();
  await press(page, 'Continue');
  await place(page, 2);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Try a question').click();
  await place(page, 2);
  await option(page, 'A').click();
  await page.getByText("Not this time. It's C: Mandarin.").waitFor();
  await press(page, 'Continue');
  await option(page, 'D').click();
  await press(page, 'See your result');
  await page.getByRole('heading', { name: '2 of 3 right' }).waitFor();
  await page.context().setOffline(false);

  await page.getByRole('link', { name: 'Keep your result' }).click();
  const { name, email } = newPerson();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/report\//);
  await firstVisible(page.getByText('Three to Begin With')).waitFor();
  await expect.poll(async () => (await readServerTotals(page)).attempts, { timeout: 30_000 }).toBe(1);
  await page.reload();
  await firstVisible(page.getByText('Three to Begin With')).waitFor();
  expect((await readServerTotals(page)).attempts).toBe(1);
});

it('the question can be answered by keyboard, and its answers are on the page of the trial', async () => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await page.goto('/login');
  await page.getByText('Have a room code?').waitFor();
  const focused = (text: RegExp) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(text);
  await page.keyboard.press('Tab');
  await focused(/Quorbit/);
  await page.keyboard.press('Tab');
  await focused(/^A\./);
  await page.keyboard.press('ArrowDown');
  await focused(/^B\./);
  await page.keyboard.press('Enter');
  await focused(/^Continue/);
  await page.keyboard.press('Enter');
  await place(page, 2);
  await focused(/^Which language/);
  expect(await measureShift(page)).toBeLessThanOrEqual(0.05);
  await page.goto('/welcome');
  await place(page, 2);
});

it('a room code leads by way of the form to its room', async () => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await page.goto('/login');
  await page.getByText('Have a room code?').click();
  await page.getByLabel('Room code').fill('QRBT42');
  await press(page, 'Join Room');
  await page.getByText('Please login to play multiplayer quizzes').waitFor();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/real-time-quiz?room=QRBT42');
  // On the way to a page the form stands first.
  await page.getByText('Try a question').waitFor();
});
