import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { turnOnSwitch } from './support/groups.ts';
import { guestOf, QUIZ } from './support/rooms.ts';
import { finishQuiz, readServerTotals, startQuiz, waitForAttempts } from './support/take-quiz.ts';
import { waitForServiceWorker } from './support/wait-for-offline.ts';

const browsers = createJourneys();

it('the challenge of the day, done and collected offline, is paid once the device is in sync', {
  timeout: 120_000,
}, async () => {
  const page = await guestOf(browsers, 'Dana Daily');
  await page.goto('/');
  await waitForServiceWorker(page);
  await page.goto('/');
  const challenge = page.getByRole('region', { name: 'Challenge of the day' });
  await challenge.getByText('Finish a quiz', { exact: true }).waitFor();
  expect(await listFindings(page)).toEqual([]);
  await startQuiz(page);
  await page.context().setOffline(true);
  await finishQuiz(page);
  await page.goto('/');
  await challenge.getByRole('button', { name: 'Collect 20 XP' }).click();
  await challenge.getByText('Done for today').waitFor();
  expect(await listFindings(page)).toEqual([]);
  await page.context().setOffline(false);
  await waitForAttempts(page, 1);
  await expect.poll(async () => (await readServerTotals(page)).xp, { timeout: 30_000 }).toBeGreaterThanOrEqual(20);
  await page.goto('/gamification');
  await challenge.getByText('Done for today').waitFor();
});

it('a challenge that a group’s admin sets counts what a member does', { timeout: 120_000 }, async () => {
  const teacher = await guestOf(browsers, 'Greta Goal');
  const name = `Goal ${Date.now()}`;
  await teacher.goto('/study-groups');
  await teacher.getByRole('button', { name: 'Create Group' }).click();
  await teacher.getByLabel('Group name').fill(name);
  await teacher.getByLabel(/^Private/).check();
  await teacher.getByRole('button', { name: 'Create group', exact: true }).click();
  await teacher.getByText('Study group created successfully!').waitFor();
  const open = async (page: Page) => {
    await page.goto('/study-groups');
    await page.getByRole('article', { name }).getByRole('link', { name: 'View details' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };
  await open(teacher);
  await teacher.getByRole('button', { name: 'Start a challenge' }).click();
  const setting = teacher.getByRole('dialog', { name: 'Start a challenge' });
  await setting.getByLabel('Title').fill('Exam week');
  await setting.getByLabel('What counts').selectOption('quizzes');
  await setting.getByLabel('Goal').fill('1');
  await setting.getByRole('button', { name: 'Start challenge' }).click();
  await setting.getByText('Goal must be at least 2.').waitFor();
  expect(await listFindings(teacher)).toEqual([]);
  await setting.getByLabel('Goal').fill('2');
  await setting.getByRole('button', { name: 'Start challenge' }).click();
  await teacher.getByText('2 quizzes together', { exact: false }).waitFor();
  await teacher.getByRole('tab', { name: 'Members' }).click();
  const link = await teacher.getByText(/\/invite\//).textContent();

  const learner = await guestOf(browsers, 'Mia Member');
  await learner.goto(link ?? '');
  await learner.getByRole('button', { name: 'Join group' }).click();
  await learner.getByText('0 of 2').waitFor();
  await learner.getByRole('tab', { name: 'Settings' }).click();
  await turnOnSwitch(learner, 'Show my percent to the admins');
  await startQuiz(learner, QUIZ);
  await finishQuiz(learner);
  await waitForAttempts(learner, 1);
  await open(learner);
  await learner.getByText('1 of them yours', { exact: false }).waitFor();
  expect(await learner.getByRole('button', { name: /^Delete the challenge/ }).count()).toBe(0);

  await open(teacher);
  await teacher.getByRole('list', { name: 'Shares in Exam week' }).getByText('Mia Member').waitFor();
  expect(await listFindings(teacher)).toEqual([]);
  await teacher.getByRole('button', { name: 'Delete the challenge Exam week' }).click();
  await teacher.getByRole('dialog').getByRole('button', { name: 'Delete challenge' }).click();
  await teacher.getByText('No challenge yet. Choose a goal for everybody to work towards.').waitFor();
});
