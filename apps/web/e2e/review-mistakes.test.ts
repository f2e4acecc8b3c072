import { expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { isOnTop } from './support/layout.ts';
import { createAccount } from './support/people.ts';
import { waitForReview } from './support/reviews.ts';
import { answerAll, startQuiz } from './support/take-quiz.ts';

const { open } = createJourneys({ worker: false });

it('a learner’s mistakes come back as reviews, which keys alone can answer', async () => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await createAccount(page);
  await startQuiz(page);
  await answerAll(page);
  await page.waitForURL(/\/report\//);
  await page.getByRole('tab', { name: /Wrong/ }).click();
  const mistakes = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
  await mistakes.first().waitFor();
  const wrong = await mistakes.count();
  expect(wrong).toBeGreaterThan(5);

  await page.goto('/');
  await page.getByRole('heading', { name: `${wrong} reviews are due.` }).waitFor();
  await page.getByRole('link', { name: `Do ${wrong} reviews` }).click();
  await waitForReview(page, 1, wrong);
  await page.keyboard.press('Space');
  await page.getByText('Right answer').waitFor();
  // On a phone the rating buttons are in view without scrolling.
  await page.setViewportSize({ width: 360, height: 640 });
  for (const rating of ['Forgot', 'Hard', 'Easy'])
    expect(await isOnTop(page.getByRole('button', { name: rating, exact: true, description: /^\d+ d$/ }))).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  // A wrong rating can be undone, without a network too.
  await page.context().setOffline(true);
  await page.keyboard.press('1');
  await waitForReview(page, 2, wrong);
  await page.keyboard.press('u');
  await waitForReview(page, 1, wrong);
  expect(await page.getByText('Right answer').count()).toBe(0);
  await page.context().setOffline(false);
  await page.keyboard.press('Space');
  await page.getByText('Right answer').waitFor();
  for (let number = 1; number < wrong; number += 1) {
    await page.keyboard.press(String((number % 3) + 1));
    await waitForReview(page, number + 1, wrong);
    await page.getByText('Continuing Atoms, Bonds and Reactions').waitFor();
    // The right answer is hidden until the learner asks for it.
    expect(await page.getByText('Right answer').count()).toBe(0);
    await page.keyboard.press(number % 2 === 0 ? 'Space' : 'a');
    await page.getByText('Right answer').waitFor();
  }
  await page.getByRole('button', { name: 'Forgot' }).click();
  await page.getByRole('heading', { name: 'All Caught Up!' }).waitFor();
  await page.getByText(`You reviewed ${wrong} questions and earned ${wrong * 2} XP.`).waitFor();
  await page.getByRole('region', { name: 'What you strengthened' }).waitFor();
  await page.getByText('Your next review is due tomorrow.').waitFor();
  await page.getByText('All your review questions').click();
  await page.getByRole('button', { name: `All ${wrong}` }).waitFor();
  await page.goBack();
  await page.reload();
  await page.getByRole('heading', { name: 'All Caught Up!' }).waitFor();
});
