import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { listRightOptions } from './support/earning.ts';
import { createAccount, register } from './support/people.ts';
import { finishQuiz, startQuiz, submitAnswers } from './support/take-quiz.ts';
import { waitForServiceWorker } from './support/wait-for-offline.ts';

const { open, address } = createJourneys();
const TITLE = 'Atoms, Bonds and Reactions';

const OTHER_TITLE = 'Poets, Playwrights and the Stage';

/** Answers the first `right` questions correctly and the others wrongly, then submits the quiz. */
async function answer(page: Page, right: number, title = TITLE): Promise<void> {
  for (const [index, key] of (await listRightOptions(address(), title)).entries()) {
    await page.getByText(`Question ${index + 1} of 10`).waitFor();
    await page.keyboard.press(String(((index < right ? key : key + 1) % 4) + 1));
    await page.keyboard.press('ArrowRight');
  }
  await submitAnswers(page);
}

const region = (page: Page, name: string) => page.getByRole('region', { name });
const pieces = (page: Page) => page.locator('.celebration-piece').first();

describe('after the last answer', () => {
  it('a perfect quiz is celebrated step by step, once, and leads to the report', async () => {
    const page = await open({
      viewport: { width: 360, height: 740 },
      reducedMotion: 'no-preference',
      serviceWorkers: 'block',
    });
    await createAccount(page);
    await startQuiz(page, TITLE);
    await answer(page, 10);
    await pieces(page).waitFor({ state: 'attached' });
    expect(await region(page, 'Result').getByText('100%', { exact: true }).isVisible()).toBe(true);
    await region(page, 'Result').getByText('Every answer right.').waitFor();
    for (const [before, after] of [
      ['Result', 'Goal reached'],
      ['Goal reached', 'First Launch'],
      ['First Launch', 'Science Explorer'],
      ['Science Explorer', 'Flawless'],
    ] as const) {
      await region(page, before).getByRole('button', { name: 'Continue' }).click();
      await region(page, after).waitFor();
    }
    await page.keyboard.press('Enter');
    await region(page, 'Flawless').waitFor({ state: 'detached' });
    // The result and the next step are on the report's first screen.
    const next = page.getByRole('link', { name: 'Choose another quiz' });
    expect((await next.boundingBox())?.y).toBeLessThan(740 - 64);
    await page.getByText('Synced', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('Synced', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(0);
  });

  it('an offline quiz with reduced motion is celebrated without confetti, as provisional', async () => {
    const page = await open({ viewport: { width: 360, height: 740 } });
    await register(page);
    await waitForServiceWorker(page);
    await startQuiz(page, TITLE);
    await page.context().setOffline(true);
    await answer(page, 3);
    const result = region(page, 'Result');
    await result.getByText('2 marks short of a pass').waitFor();
    await page.getByText('Waiting', { exact: true }).waitFor();
    await page.getByText('Provisional', { exact: true }).waitFor();
    await result.getByRole('button', { name: 'Continue' }).click();
    const unlock = region(page, 'First Launch');
    await unlock.waitFor();
    expect(await pieces(page).isVisible()).toBe(false);
    await unlock.getByRole('button', { name: 'See the report' }).waitFor();
    await unlock.getByRole('button', { name: 'Review 7 mistakes' }).click();
    await page.getByRole('tab', { name: /Wrong/, selected: true }).waitFor();
    expect(await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).count()).toBe(7);
    await page.getByText('Waiting', { exact: true }).waitFor();
    await page.context().setOffline(false);
    await page.getByText('Synced', { exact: true }).waitFor({ timeout: 60_000 });
  });

  it('a second perfect quiz reaches level 2, and home shows that today’s goal is reached', async () => {
    const page = await open({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
    await createAccount(page);
    await startQuiz(page, TITLE);
    await answer(page, 10);
    await region(page, 'Result').waitFor();
    await page.getByText('Synced', { exact: true }).waitFor();
    await startQuiz(page, OTHER_TITLE);
    await answer(page, 10, OTHER_TITLE);
    // Achievements are celebrated first, one by one.
    const level = region(page, 'Level 2');
    const moment = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Continue' }) });
    for (;;) {
      const name = (await moment.getAttribute('aria-label')) ?? '';
      if (name === 'Level 2') break;
      // The report behind the celebration has a region named "Result" too, which appears once the celebration of that
      // name closes.
      const played = region(page, name).and(moment);
      await played.getByRole('button', { name: 'Continue' }).click();
      await played.waitFor({ state: 'detached' });
    }
    await level.getByText(/^\d+ XP to level 3\.$/).waitFor();
    await level.getByRole('button', { name: 'Continue' }).click();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Done for today. Your streak is safe.' }).waitFor();
    await page.getByRole('main').getByText('Goal reached').waitFor();
  });

  it('the result and the celebration after it have no accessibility findings', async () => {
    const page = await open({ serviceWorkers: 'block' });
    await createAccount(page);
    await startQuiz(page, TITLE);
    await finishQuiz(page);
    await region(page, 'Result').waitFor();
    expect(await listFindings(page)).toEqual([]);
    await region(page, 'Result').getByRole('button', { name: 'Continue' }).click();
    await region(page, 'First Launch').waitFor();
    expect(await listFindings(page)).toEqual([]);
  });
});
