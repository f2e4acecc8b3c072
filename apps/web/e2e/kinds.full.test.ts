import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { register } from './support/people.ts';
import { waitForReview } from './support/reviews.ts';
import { readServerTotals, submitAnswers, waitForAttempts } from './support/take-quiz.ts';
import { waitForServiceWorker } from './support/wait-for-offline.ts';

const { open } = createJourneys();
const TITLE = 'Powers, Bits and Loops';
const ASKED = 8;

/** Answers the question on show, and returns its kind. */
async function answer(page: Page): Promise<string> {
  const question = page.getByRole('group').filter({ has: page.locator('legend') });
  const [first, box, line] = [
    question.getByRole('radio').first(),
    question.getByRole('checkbox').first(),
    question.getByRole('textbox', { name: /^Your answer/ }),
  ];
  await first.or(box).or(line).waitFor();
  if ((await first.count()) > 0) {
    await first.check();
    return (await question.getByRole('radio').count()) === 2 ? 'true_false' : 'single';
  }
  if ((await box.count()) > 0) {
    await box.check();
    return 'multiple';
  }
  // "10" is accepted by both text and number questions, and is the right answer to one of the numbers.
  await line.fill('10');
  return (await line.getAttribute('inputmode')) === 'decimal' ? 'number' : 'text';
}

it('a quiz of every kind is drawn, taken offline, graded alike on device and server, and reviewed', async () => {
  const page = await open({ viewport: { width: 360, height: 740 } });
  await register(page);
  await waitForServiceWorker(page);
  await page.goto(`/user/test?search=${encodeURIComponent(TITLE)}`);
  const quiz = page.getByRole('article', { name: TITLE });
  await quiz.getByRole('button', { name: 'Download' }).click();
  await quiz.getByText('Available offline', { exact: true }).waitFor();
  await quiz.getByRole('link').first().click();
  await page.getByText('Rules', { exact: true }).click();
  await page.getByText(`You get ${ASKED} of 12 questions`).waitFor();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const looked = new Set<string>();
  for (let number = 1; number <= ASKED; number += 1) {
    await page.getByText(`Question ${number} of ${ASKED}`).waitFor();
    const kind = await answer(page);
    if (!looked.has(kind)) expect(await listFindings(page)).toEqual([]);
    looked.add(kind);
    await page.setViewportSize({ width: 360, height: 740 });
    if (number < ASKED) await page.getByRole('button', { name: 'Next' }).click();
  }
  // The quiz asks eight of twelve questions, with at most three of a kind.
  expect(looked.size).toBeGreaterThan(2);
  await submitAnswers(page);
  await page.waitForURL(/\/report\//);
  await page.getByText('Provisional', { exact: true }).waitFor();
  await page.getByRole('tab', { name: /All/ }).click();
  const verdicts = page.getByRole('tabpanel').getByText(/^(Right|Wrong)$/);
  await verdicts.first().waitFor();
  const before = await verdicts.allTextContents();
  expect(before).toHaveLength(ASKED);

  await page.context().setOffline(false);
  await page.getByText('Synced', { exact: true }).waitFor({ timeout: 60_000 });
  await waitForAttempts(page, 1);
  expect((await readServerTotals(page)).attempts).toBe(1);
  await page.reload();
  await page.getByRole('tab', { name: /All/ }).click();
  await verdicts.first().waitFor();
  expect(await verdicts.allTextContents()).toEqual(before);
  expect(await listFindings(page)).toEqual([]);

  const wrong = before.filter((verdict) => verdict === 'Wrong').length;
  await page.goto('/reviews');
  await waitForReview(page, 1, wrong);
  await page.getByRole('button', { name: 'Show Answer' }).click();
  await page.getByText('Right answer').first().waitFor();
  expect(await listFindings(page)).toEqual([]);
});
