import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { firstVisible } from './support/first-visible.ts';
import { coloursOf, isOnTop } from './support/layout.ts';
import { register } from './support/people.ts';

const { open } = createJourneys();

describe.each([
  { name: 'a phone', viewport: { width: 360, height: 740 } },
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
])('a new learner on $name', ({ viewport }) => {
  it('signs up, takes a quiz, survives a reload, and reads the report', async () => {
    const page = await open({ viewport });
    const isPhone = viewport.width < 1024;
    const { name } = await register(page);
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: name.split(' ')[0] })
      .waitFor();

    await page.goto('/user/test');
    await page.getByRole('searchbox').fill('atoms');
    const quiz = page.getByRole('article', { name: 'Atoms, Bonds and Reactions' });
    await quiz.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText('Question 1 of 10').waitFor();
    expect(await page.getByRole('timer').textContent()).toMatch(/^(10:00|9:5\d)$/);

    const tile = (index: number) => page.getByRole('radio').nth(index).locator('..');
    await page.getByRole('radio').first().check();
    const [chosen, unchosen] = [await coloursOf(tile(0)), await coloursOf(tile(1))];
    expect(chosen).not.toBe(unchosen);
    if (isPhone) {
      // A choice doesn't reveal whether it's right: each option looks the same when chosen.
      for (const index of [1, 2, 3, 0]) {
        await page.getByRole('radio').nth(index).check();
        expect(await coloursOf(tile(index))).toBe(chosen);
      }
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      for (const part of [page.getByRole('timer'), page.getByRole('progressbar', { name: 'Answered' })])
        expect(await isOnTop(part)).toBe(true);
    }
    await page.getByRole('button', { name: 'Flag' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Question 2 of 10').waitFor();
    await page.getByRole('radio').nth(1).check();
    await page.getByText('Saved on this device').waitFor();
    await page.reload();
    await page.getByText('Question 2 of 10').waitFor();
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true);
    // On a phone the navigator is collapsed.
    if (isPhone) await page.getByText('2 of 10 answered').click();
    await page.getByRole('button', { name: 'Question 1, answered, flagged' }).waitFor();
    await expect.poll(() => isOnTop(page.getByRole('button', { name: 'Question 10' }))).toBe(true);
    expect(await page.getByRole('timer').textContent()).toMatch(/^(10:00|9:[345]\d)$/);

    // The navigator leads to the last question at once.
    await page.getByRole('button', { name: 'Question 10' }).click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    for (const number of [3, 4, 5, 6, 7, 8, 9, 10]) await dialog.getByText(String(number), { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await dialog.getByRole('button', { name: /submit/i }).click();

    await page.waitForURL(/\/report\//);
    await page.getByRole('tab', { name: /Skipped/ }).click();
    expect(await page.getByRole('tab', { name: /Skipped/ }).getAttribute('aria-selected')).toBe('true');
    await page.goto('/user/report');
    await firstVisible(page.getByRole('link', { name: 'Atoms, Bonds and Reactions' })).click();
    const result = page.getByRole('region', { name: 'Result' });
    await page.getByText('Synced', { exact: true }).waitFor();
    expect(await result.getByText('Synced').count()).toBe(0);
    await result.getByText('Not passed').waitFor();
    // The result and the next step are on the first screen, on phones and after a failed quiz too.
    const next = result.getByRole('button', { name: /^Review \d+ mistakes?$/ });
    for (const part of [result.getByRole('progressbar', { name: 'Score' }), next])
      expect(await isOnTop(part)).toBe(true);
    if (!isPhone) return expectFolding(page);

    await page.goto('/settings');
    const setting = page.getByRole('checkbox', { name: /leaderboard/i });
    await setting.waitFor();
    const track = setting.locator('..').locator('span[aria-hidden] > span').nth(1);
    const on = await coloursOf(track);
    await setting.uncheck();
    await expect.poll(() => coloursOf(track)).not.toBe(on);
  });
});

/** Checks that a report's questions fold, that paper has them all open, and that the navigator stays in view. */
async function expectFolding(page: Page): Promise<void> {
  const first = page.getByRole('heading', { level: 2 }).filter({ hasText: '1.' }).first();
  const options = page.getByRole('tabpanel').getByRole('listitem').first().getByRole('listitem').first();
  await first.click();
  await options.waitFor({ state: 'hidden' });
  await page.emulateMedia({ media: 'print' });
  await options.waitFor();
  await page.emulateMedia({ media: 'screen' });
  await options.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await options.waitFor();
  await page.getByRole('button', { name: 'Question 10, skipped' }).click();
  expect(await isOnTop(page.getByRole('button', { name: 'Question 1, ' }))).toBe(true);
}
