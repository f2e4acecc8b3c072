import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { firstVisible } from './support/first-visible.ts';
import { isOnTop } from './support/layout.ts';
import { newPerson, PASSWORD } from './support/people.ts';
import { waitForAttempts } from './support/take-quiz.ts';

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

const PHONE = { width: 360, height: 740 };

/** Opens the first page on a phone, and answers its first question. */
async function answerFirst(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForURL((url) => url.pathname === '/login');
  await place(page, 1);
  await option(page, 'B').click();
  await page.getByText("That's right.").waitFor();
  await page.getByText('74%').waitFor();
}

/** Goes on from the first answer to the end: the second is wrong at first, the third right. */
async function finishTrial(page: Page): Promise<void> {
  await option(page, 'A').click();
  await page.getByText("Not this time. It's C: Mandarin.").waitFor();
  await press(page, 'Continue');
  await option(page, 'D').click();
  await press(page, 'See your result');
  await page.getByRole('heading', { name: 'You know 2 of 3.' }).waitFor();
  await press(page, 'Try the one you missed');
  await option(page, 'C').click();
  await page.getByText("That's right.").waitFor();
  await press(page, 'Continue');
  await page.getByRole('heading', { name: 'Now you know all 3.' }).waitFor();
}

/** Creates an account that keeps the trial, and waits for the first step. */
async function keepResult(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Keep your result' }).click();
  const { name, email } = newPerson();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Create account');
  await page.getByRole('heading', { name: 'What do you want to learn?' }).waitFor();
}

it('a first visitor on a phone answers, keeps the result, chooses, takes a second quiz and comes home', async () => {
  const page = await open({ viewport: PHONE });
  await answerFirst(page);
  await press(page, 'Continue');
  await place(page, 2);
  await finishTrial(page);
  expect(await listFindings(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await keepResult(page);
  expect(await listFindings(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await press(page, 'Geography');
  expect(await isOnTop(page.getByRole('button', { name: 'Continue' }))).toBe(true);
  await press(page, 'Continue');
  await page.getByRole('heading', { name: 'How much a day?' }).waitFor();
  await press(page, 'Continue');
  const start = page.getByRole('button', { name: 'Check as I go' });
  await start.waitFor();
  await expect.poll(() => start.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const player = page.getByRole('main');
  const total = Number((await player.getByText(/^Question 1 of \d+$/).textContent())?.match(/\d+$/)?.[0]);
  for (let number = 1; number <= total; number += 1) {
    await player.getByText(`Question ${number} of ${total}`).waitFor();
    await option(page, 'A').click();
    await press(page, 'Continue');
  }
  await press(page, 'See the result');
  await page.waitForURL(/\/report\//);
  await waitForAttempts(page, 2);

  await page.goto('/');
  const trial = page.getByRole('listitem').filter({ hasText: 'Three to Begin With' });
  await trial.waitFor();
  expect(await trial.textContent()).not.toMatch(/passed/i);
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /Not passed|Passed/ })
      .count(),
  ).toBe(1);
  expect(await page.getByText('Review the question').count()).toBe(0);
  await firstVisible(page.getByRole('link', { name: /Notifications/ })).click();
  await page.getByRole('link', { name: 'Confirm your e-mail address' }).waitFor();
});

it('a first visitor loses the network after the first answer, and comes as far as the account', async () => {
  const page = await open({ viewport: PHONE });
  await answerFirst(page);
  await page.context().setOffline(true);
  await press(page, 'Continue');
  await place(page, 2);
  await finishTrial(page);
  await page.context().setOffline(false);
  await keepResult(page);
  await press(page, 'Skip');
  await press(page, 'Skip');
  await page.getByRole('button', { name: 'Check as I go' }).waitFor();
  await waitForAttempts(page, 1);
});

it('the question and the form are on the first screen of a phone, and a reload without network continues', async () => {
  const page = await open({ viewport: PHONE });
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
  await press(page, 'Continue');
  await place(page, 2);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Try a question').click();
  await place(page, 2);
  await finishTrial(page);
  await page.context().setOffline(false);
  await keepResult(page);
  await waitForAttempts(page, 1);
  await page.goto('/user/report');
  await firstVisible(page.getByText('Three to Begin With')).waitFor();
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
