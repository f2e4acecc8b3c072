import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { register } from './support/people.ts';
import { finishQuiz, startQuiz } from './support/take-quiz.ts';
import { waitForServiceWorker } from './support/wait-for-offline.ts';

const { open } = createJourneys();
const TITLE = 'Atoms, Bonds and Reactions';

it('home suggests the one thing to do now, with and without a network, on a phone’s first screen', async () => {
  const page = await open({ viewport: { width: 360, height: 740 } });
  const context = page.context();
  await register(page);
  const now = page.getByRole('region', { name: 'Now' });
  await now.getByText('Your first quiz').waitFor();
  expect(await isInView(now.getByRole('link', { name: 'Take this quiz' }))).toBe(true);

  await waitForServiceWorker(page);
  await startQuiz(page, TITLE);
  await page.getByRole('radio').first().check();
  await page.getByText('Saved on this device').waitFor();
  await page.goto('/');
  await now.getByRole('heading', { name: 'Pick up where you left off.' }).waitFor();
  await now.getByText(TITLE).waitFor();
  await now.getByText(/1 of 10 answered, \d+:\d\d left/).waitFor();
  expect(await isInView(now.getByRole('link', { name: 'Continue' }))).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await now.getByText(/1 of 10 answered, \d+:\d\d left/).waitFor();
  await now.getByRole('link', { name: 'Continue' }).click();
  await page.getByText('Question 1 of 10').waitFor();
  await finishQuiz(page);
  await page.getByText('Provisional', { exact: true }).waitFor();
  await page.goto('/');
  // If the chosen answer was right, no review is due, and no other quiz is on this device.
  await now.getByRole('heading', { name: /^(1 review is due\.|Done for today\. Your streak is safe\.)$/ }).waitFor();
  await page.getByRole('main').getByText('1-day streak').waitFor();

  await context.setOffline(false);
  await page.goto('/');
  await now.getByRole('heading', { level: 2 }).waitFor();
  await page.getByRole('main').getByText('1-day streak').waitFor();
});

/** Returns whether an element can be seen and reached on the phone's screen without scrolling. */
async function isInView(what: Locator): Promise<boolean> {
  const box = await what.boundingBox();
  // The dock covers the lowest 64 px.
  return box !== null && box.y >= 0 && box.y + box.height <= 740 - 64;
}
