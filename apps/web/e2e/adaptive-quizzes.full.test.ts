import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { firstVisible } from './support/first-visible.ts';
import { createAccount } from './support/people.ts';
import { waitForServiceWorker } from './support/wait-for-offline.ts';

const { open } = createJourneys();
const QUIZ = 'Atoms, Bonds and Reactions';

it('an adaptive quiz runs by keyboard to its level, over a reload and a lost connection', async () => {
  const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await createAccount(page);
  await page.goto(`/user/test?search=${encodeURIComponent(QUIZ)}`);
  await waitForServiceWorker(page);
  await page.getByRole('article', { name: QUIZ }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Adaptive quiz' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText('Question 1 of at most 20').waitFor();
  const quizId = new URL(page.url()).pathname.split('/').at(-1);

  const question = () => page.getByRole('group').getByRole('radio').first().getAttribute('name');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.getByText('Question 2 of at most 20').waitFor();
  const second = await question();
  await page.reload();
  await page.getByText('Question 2 of at most 20').waitFor();
  expect(await question()).toBe(second);

  // An answer that can't be sent stays on the page until the network is back.
  await page.context().setOffline(true);
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await page.getByText(/Your answer is safe on this page/).waitFor();
  await page.context().setOffline(false);
  await page.getByText('Question 3 of at most 20').waitFor();

  await page.getByRole('button', { name: 'Leave quiz' }).click();
  await page.getByRole('dialog', { name: 'Leave this quiz?' }).getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quizzes' }).waitFor();
  await page.goto(`/adaptive/${quizId}`);
  for (let number = 3; ; number += 1) {
    const asked = page.getByText(`Question ${number} of at most 20`);
    const result = page.getByRole('heading', { level: 1, name: 'Your level' });
    await firstVisible(asked.or(result)).waitFor();
    if (await result.isVisible()) {
      expect(number).toBeGreaterThan(5);
      break;
    }
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
  }
  const level = page.getByRole('region', { name: 'Result' });
  await level
    .getByText(/^\d+ \(\d+–\d+\)$/)
    .first()
    .waitFor();
  await page.getByRole('region', { name: 'Path of levels' }).getByRole('img').waitFor();
  expect(await listFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await level.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('region', { name: 'Your results in Science' }).getByRole('link').first().click();
  await level.waitFor();
});
