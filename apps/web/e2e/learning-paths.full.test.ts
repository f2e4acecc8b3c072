import type { PathProgress } from '@quorbit/contracts/paths/schema';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { skipToContent, tabTo } from './support/keyboard.ts';
import { createAccount, createPremiumAccount } from './support/people.ts';
import { answerAll, waitForAttempts } from './support/take-quiz.ts';
import { waitForSavedReplies, waitForServiceWorker } from './support/wait-for-offline.ts';

const { open } = createJourneys();
/** A seeded path, whose second step is a quiz. */
const PATH = 'From Algebra to Calculus';
const FIRST = 'Kinds of Numbers';
const QUIZZED = 'Quiz: Numbers and Primes';
const NEXT = 'Equations and the Balance';

const panel = (page: Page, title: string) =>
  page.getByRole('dialog', { name: PATH }).getByRole('region', { name: title });

it('a learner starts a path, does a step and a quiz, and goes on without a network', async () => {
  const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await createPremiumAccount(page);
  await page.goto('/learning-paths?tab=journey');
  await waitForServiceWorker(page);
  await page.getByText('No Learning Paths Yet').waitFor();
  await skipToContent(page);
  await tabTo(page, 'button', 'Explore Paths');
  await page.keyboard.press('Enter');
  await page.getByLabel('Category').selectOption('Mathematics');
  await page.getByRole('article', { name: PATH }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await tabTo(page, 'button', `Start Learning ${PATH}`);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: PATH });
  await dialog.getByText('0% Complete').first().waitFor();

  // A concept is completed when the learner says so.
  await tabTo(dialog, 'button', `${FIRST}, concept, available`);
  await page.keyboard.press('Enter');
  await tabTo(panel(page, FIRST), 'button', 'Start Learning');
  await page.keyboard.press('Enter');
  await tabTo(panel(page, FIRST), 'button', 'Mark Complete');
  await page.keyboard.press('Enter');
  await panel(page, FIRST).getByText('Mastery: 85%').waitFor();
  await dialog.getByRole('button', { name: `${FIRST}, concept, completed, mastery 85%` }).waitFor();
  expect(await listFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });

  // An assessment can't be completed before its quiz is taken.
  await dialog.getByRole('button', { name: `${QUIZZED}, assessment, available` }).click();
  await panel(page, QUIZZED).getByRole('button', { name: 'Start Learning' }).click();
  await panel(page, QUIZZED).getByText("Take this step's quiz first.").waitFor();
  expect(await panel(page, QUIZZED).getByRole('button', { name: 'Mark Complete' }).isDisabled()).toBe(true);
  await panel(page, QUIZZED)
    .getByRole('link', { name: /^Take quiz/ })
    .click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await answerAll(page);
  await waitForAttempts(page, 1);
  await page.getByRole('link', { name: `Back to ${PATH}` }).click();
  await panel(page, QUIZZED)
    .getByText(/^Best result: \d+%$/)
    .waitFor();
  const best = (
    await panel(page, QUIZZED)
      .getByText(/^Best result/)
      .textContent()
  )?.match(/\d+/)?.[0];
  await panel(page, QUIZZED).getByRole('button', { name: 'Mark Complete' }).click();
  await panel(page, QUIZZED).getByText(`Mastery: ${best}%`).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.getByRole('article', { name: 'Algebra' }).waitFor();
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await page.getByRole('region', { name: 'Upcoming Reviews' }).getByText(PATH).waitFor();
  await page.getByRole('tab', { name: 'My Journey' }).click();
  // The path's card shows the time spent: two steps of 30 minutes each.
  await page.getByRole('article', { name: PATH }).getByText('1 hour').waitFor();

  await page.getByRole('button', { name: `Continue Learning ${PATH}` }).click();
  await dialog.getByRole('list', { name: 'Skill tree' }).waitFor();
  await waitForSavedReplies(page);
  await page.context().setOffline(true);
  await page.reload();
  await dialog.getByText(/^Last updated/).waitFor();
  await dialog.getByRole('button', { name: `${FIRST}, concept, completed, mastery 85%` }).waitFor();

  // Steps done offline wait on the device, over a restart too, and reach the server once the network is back.
  await dialog.getByRole('button', { name: `${NEXT}, skill, available` }).click();
  await panel(page, NEXT).getByRole('button', { name: 'Start Learning' }).click();
  await panel(page, NEXT).getByRole('button', { name: 'Mark Complete' }).click();
  await panel(page, NEXT).getByText('Mastery: 85%').waitFor();
  await page.reload();
  await dialog.getByRole('button', { name: `${NEXT}, skill, completed, mastery 85%` }).waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => statusOnServer(page, NEXT), { timeout: 30_000 }).toBe('completed');
});

/** Reads the learner's status of a step from the server's REST API. */
async function statusOnServer(page: Page, title: string): Promise<string | undefined> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const url = `/api/learning-paths?search=${encodeURIComponent(PATH)}`;
  const { paths } = await (await page.request.get(url, { headers })).json();
  const [path] = paths as { nodes: { _id: string; title: string }[]; userProgress: PathProgress }[];
  const id = path?.nodes.find((node) => node.title === title)?._id;
  return path?.userProgress.nodeProgress.find(({ nodeId }) => nodeId === id)?.status;
}

it('a simple user is asked to upgrade', async () => {
  const page = await open({ serviceWorkers: 'block' });
  await createAccount(page);
  await page.goto('/learning-paths');
  await page.getByText('Premium feature. Upgrade to use it.').waitFor();
});
