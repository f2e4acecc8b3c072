import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { tabTo } from './support/keyboard.ts';
import { isOnTop } from './support/layout.ts';
import { createAccount } from './support/people.ts';
import { readServerTotals, waitForAttempts } from './support/take-quiz.ts';
import { waitForServiceWorker } from './support/wait-for-offline.ts';

const { open } = createJourneys();
const TITLE = 'Atoms, Bonds and Reactions';
const FIRST = 'Which particle found in the nucleus of an atom carries no electric charge?';
const REASON = /^Neutrons add mass without charge/;

const option = (page: Page, letter: string) => page.getByRole('button', { name: new RegExp(`^${letter}\\.`) });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });

async function openRules(page: Page): Promise<void> {
  await page.goto(`/user/test?search=${encodeURIComponent(TITLE)}`);
  const quiz = page.getByRole('article', { name: TITLE });
  await quiz.getByRole('button', { name: 'Download' }).click();
  await quiz.getByText('Available offline', { exact: true }).waitFor();
  await quiz.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Check as I go' }).waitFor();
}

/** Reads the modes of the attempts that the server has of the page's user. */
async function readModes(page: Page): Promise<unknown[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const reports: { _id: string }[] = await (await page.request.get('/api/reports', { headers })).json();
  return Promise.all(
    reports.map(async ({ _id }) => (await (await page.request.get(`/api/reports/${_id}`, { headers })).json()).mode),
  );
}

it('a learner on a phone without a network checks each answer, reloads, uses a second tab, and mends', async () => {
  const page = await open({ viewport: { width: 360, height: 640 } });
  await createAccount(page);
  await page.goto('/');
  await waitForServiceWorker(page);
  await openRules(page);
  for (const name of ['Check as I go', 'Start'])
    expect(await isOnTop(page.getByRole('button', { name, exact: true }))).toBe(true);
  expect(await listFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Check as I go' }).click();
  await page.getByRole('group', { name: FIRST }).waitFor();
  expect(await listFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  await option(page, 'A').click();
  await page.getByText("Not this time. It's D: Neutron.").waitFor();
  for (const part of [page.getByText(REASON), goOn(page)]) expect(await isOnTop(part)).toBe(true);
  expect(await goOn(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await listFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });

  await page.reload();
  await page.getByText("Not this time. It's D: Neutron.").waitFor();
  const tab = await page.context().newPage();
  await tab.goto(new URL(page.url()).pathname);
  await tab.getByText("Not this time. It's D: Neutron.").waitFor();
  await goOn(tab).click();
  await tab.getByText('Question 2 of 10').waitFor();
  await option(tab, 'A').click();
  await goOn(tab).waitFor();
  await goOn(page).click();
  // The second question was answered in the other tab, so this one goes on with the third.
  await page.getByText('Question 3 of 10').waitFor();
  await tab.close();

  for (let number = 3; number <= 10; number += 1) {
    await page.getByText(`Question ${number} of 10`).waitFor();
    await option(page, 'A').click();
    await goOn(page).waitFor();
    if (number < 10) await goOn(page).click();
  }
  const toMend = await page.getByText(/^\d+ to mend$/).textContent();
  const missed = Number.parseInt(toMend ?? '', 10);
  expect(missed).toBeGreaterThan(1);
  await goOn(page).click();
  await page.getByRole('group', { name: FIRST }).waitFor();
  await page.reload();
  await page.getByRole('group', { name: FIRST }).waitFor();
  await option(page, 'D').click();
  await page.getByText("That's right.").waitFor();
  await goOn(page).click();
  await page.getByText(`${missed - 1} to mend`).waitFor();
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.waitForURL(/\/report\//);

  await page.context().setOffline(false);
  await waitForAttempts(page, 1);
  expect(await readModes(page)).toEqual(['check']);
  const { xp } = await readServerTotals(page);
  expect(xp).toBeGreaterThan(0);
});

it('a learner checks answers and mends by keyboard alone', async () => {
  const page = await open();
  await createAccount(page);
  await openRules(page);
  await tabTo(page, 'button', 'Check as I go');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: FIRST }).waitFor();
  await tabTo(page, 'button', /^A\./);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await option(page, 'C').evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByText("That's right.").waitFor();
  for (let number = 2; number <= 10; number += 1) {
    await page.keyboard.press('Enter');
    await page.getByText(`Question ${number} of 10`).waitFor();
    await page.keyboard.press(number % 2 === 0 ? 'a' : '1');
    await goOn(page).waitFor();
  }
  await page.keyboard.press('Enter');
  await page.getByText(/^\d+ to mend$/).waitFor();
  await tabTo(page, 'button', 'See the result');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/report\//);
  await waitForAttempts(page, 1);
});
