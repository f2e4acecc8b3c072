import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { register } from './support/people.ts';
import { answerAll, finishQuiz, readServerTotals, startQuiz, waitForAttempts } from './support/take-quiz.ts';
import { waitForServiceWorker } from './support/wait-for-offline.ts';

const { open } = createJourneys();
const TITLE = 'Atoms, Bonds and Reactions';

async function download(page: Page): Promise<void> {
  await page.goto(`/user/test?search=${encodeURIComponent(TITLE)}`);
  const quiz = page.getByRole('article', { name: TITLE });
  await quiz.getByRole('button', { name: 'Download' }).click();
  await quiz.getByText('Available offline', { exact: true }).waitFor();
}

describe.each([
  { name: 'a phone', viewport: { width: 360, height: 740 } },
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
])('a downloaded quiz on $name', ({ viewport }) => {
  it('is taken offline, waits over a restart, and counts once when the network is back', async () => {
    const page = await open({ viewport });
    const context = page.context();
    await register(page);
    await waitForServiceWorker(page);
    await download(page);
    await page.goto('/');
    await page
      .getByRole('main')
      .getByText(/Ready for offline: 1 quiz, 1 day of study, \d+ kB/)
      .waitFor();

    await context.setOffline(true);
    await page.goto('/user/test');
    await page.reload();
    await page.getByText("You're Offline").waitFor();
    await page.getByRole('button', { name: 'Available offline' }).click();
    const quiz = page.getByRole('article', { name: TITLE });
    await quiz.getByText('Available offline', { exact: true }).waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    await quiz.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText('Question 1 of 10').waitFor();
    await finishQuiz(page);
    await page.getByText('Provisional', { exact: true }).waitFor();
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByText('Waiting').waitFor();
    const report = page.url();

    await page.goto('/settings/sync');
    // The list of waiting work may also contain the download of the quiz.
    await page
      .getByRole('region', { name: /^Waiting/ })
      .getByText(`Quiz: ${TITLE}`)
      .waitFor();
    await page.goto('/');
    await page.getByRole('main').getByText('Ready for offline').waitFor();
    await page.close();

    const again = await context.newPage();
    await again.goto(report);
    await again.getByText('Provisional', { exact: true }).waitFor();
    await again.getByText('Not sent yet').waitFor();
    await context.setOffline(false);
    await again.getByText('Synced', { exact: true }).waitFor({ timeout: 60_000 });
    expect(await again.getByText('Provisional', { exact: true }).count()).toBe(0);
    await waitForAttempts(again, 1);
    const { xp } = await readServerTotals(again);

    await again.goto('/settings/sync');
    await again.getByText('Everything is synced.').waitFor();
    await again.getByRole('button', { name: 'Sync now' }).click();
    await again.getByText('Everything is synced.').waitFor();
    expect(await readServerTotals(again)).toEqual({ attempts: 1, xp });
    await again.goto(report);
    await again.getByText('Saved and sent').click();
    await again.getByRole('region', { name: 'Receipt' }).getByText(`${xp} XP counted`).waitFor();
  });
});

it('mistakes come back as reviews offline, and logging out with unsent work asks first', async () => {
  const page = await open();
  await register(page);
  await waitForServiceWorker(page);
  await download(page);
  await startQuiz(page, TITLE);
  await answerAll(page);
  await page.getByText('Synced', { exact: true }).waitFor();

  await page.context().setOffline(true);
  await page.goto('/reviews');
  await page.getByText(/^Review 1 of /).waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await page.getByText(/^Review 2 of /).waitFor();
  await page.getByText("1 rating is saved on this device. We'll keep trying to send it.").waitFor();
  await page.getByRole('link', { name: 'Leave reviews' }).click();
  await page.getByRole('link', { name: '1 waiting to be sent' }).first().waitFor();

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 other answer waits on this device', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Delete 1 answer' }).waitFor();
  await dialog.getByRole('button', { name: 'Keep locked and log out' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByText('1 other answer waits on this device', { exact: false }).waitFor();
});
