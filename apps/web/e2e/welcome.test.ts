import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { firstVisible } from './support/first-visible.ts';
import { newPerson, PASSWORD } from './support/people.ts';
import { readServerTotals } from './support/take-quiz.ts';

const { open } = createJourneys();

const place = (page: Page, number: number) => page.getByText(`Question ${number} of 3`).waitFor();

it('a visitor tries three questions, offline in the middle, which become the first attempt', async () => {
  const page = await open({ viewport: { width: 360, height: 740 } });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Try three questions first' }).click();
  await place(page, 1);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('button', { name: /^B\./ }).click();
  await page.getByText("That's right.").waitFor();
  await page.getByRole('button', { name: 'Next question' }).click();
  await place(page, 2);

  await page.context().setOffline(true);
  await page.reload();
  await place(page, 2);
  await page.getByRole('button', { name: /^A\./ }).click();
  await page.getByText("Not this time. It's C.").waitFor();
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.getByRole('button', { name: /^D\./ }).click();
  await page.getByRole('button', { name: 'See your result' }).click();
  await page.getByRole('heading', { name: '2 of 3 right' }).waitFor();
  await page.context().setOffline(false);

  await page.getByRole('link', { name: 'Create account to keep your result' }).click();
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
