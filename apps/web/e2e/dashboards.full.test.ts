import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { firstVisible } from './support/first-visible.ts';
import { skipToContent, tabTo } from './support/keyboard.ts';
import { createAccount } from './support/people.ts';
import { waitForSavedReplies, waitForServiceWorker } from './support/wait-for-offline.ts';

const { open } = createJourneys();
const DAY_MS = 86_400_000;

interface Quiz {
  _id: string;
  questions: { _id: string; options: string[] }[];
}

/** Titles of seeded quizzes that this test takes; other quizzes may come from other journeys. */
const TITLES = [
  'Masters of the Renaissance',
  'Reading the Balance Sheet',
  'Kitchen Chemistry',
  'Mountains, Rivers and Seas',
  'Bones, Blood and Organs',
  'Numbers, Primes and Patterns',
  'Atoms, Bonds and Reactions',
];

/**
 * Submits one seeded quiz for each of the last seven days over REST, dated back as an offline device would submit them.
 */
async function studyForAWeek(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  for (const [index, title] of TITLES.entries()) {
    const search = `/api/quizzes?limit=1&search=${encodeURIComponent(title)}`;
    const [{ _id }]: [Quiz] = await (await page.request.get(search, { headers })).json();
    const quiz: Quiz = await (await page.request.get(`/api/quizzes/${_id}`, { headers })).json();
    const finishedAt = Date.now() - (6 - index) * DAY_MS;
    const response = await page.request.post(`/api/quizzes/${_id}/attempts`, {
      headers,
      data: {
        startedAt: new Date(finishedAt - 120_000).toISOString(),
        finishedAt: new Date(finishedAt).toISOString(),
        answers: quiz.questions.map((question, place) => ({
          questionId: question._id,
          option: place % 4,
          timeSpent: 5 + place,
        })),
      },
    });
    expect(response.status()).toBe(201);
  }
}

it('dashboards show a week of study, by keyboard and without a network', async () => {
  const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await createAccount(page);
  await page.goto('/upgrade');
  await page.getByRole('button', { name: 'Go Premium' }).first().click();
  await firstVisible(page.getByText('Role updated successfully')).waitFor();
  await page.goto('/enhanced-dashboard');
  await page.getByText('Take your first quiz to see your stats.').waitFor();
  await page.getByText('Finish a quiz to start your trend.').waitFor();

  await studyForAWeek(page);
  await page.reload();
  await page.getByText(/^You got \d+% right in two weeks\.$/).waitFor();
  await page.getByText('7 attempts in 7 days').waitFor();
  const progress = page.getByRole('region', { name: 'Weekly progress' });
  await progress.getByRole('img', { name: 'Mean score by day' }).waitFor();
  await skipToContent(page);
  await tabTo(progress, 'button', 'Show as table');
  await page.keyboard.press('Enter');
  const table = progress.getByRole('table', { name: 'Weekly progress' });
  await table.waitFor();
  expect(await table.getByRole('row').count()).toBe(8);

  await tabTo(page, 'button', 'Year', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByText('7 attempts in 12 months').waitFor();
  await page.waitForURL(/range=year/);

  await page.goto('/analytics');
  await page.getByRole('img', { name: 'Right answers by topic' }).waitFor();
  await page.getByRole('table', { name: 'Question stats' }).waitFor();
  expect(await listFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/advanced-analytics');
  // The tab list is one Tab stop; arrow keys move within it.
  await skipToContent(page);
  await tabTo(page, 'tab', 'Overview');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('table', { name: 'Sessions, newest first' }).waitFor();

  await waitForServiceWorker(page);
  await page.goto('/enhanced-dashboard');
  await page.getByText('7 attempts in 7 days').waitFor();
  await waitForSavedReplies(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Showing cached data.').waitFor();
  await page.getByText('7 attempts in 7 days').waitFor();
});
