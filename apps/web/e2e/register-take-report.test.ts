import { describe, expect, it } from 'vitest';
import { journeys } from './support/browser.ts';
import { register } from './support/people.ts';
import { seen } from './support/seen.ts';

const { open } = journeys();

describe.each([
  { name: 'a phone', viewport: { width: 360, height: 740 } },
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
])('a new learner on $name', ({ viewport }) => {
  it('signs up, takes a quiz, survives a reload, and reads the report', async () => {
    const page = await open({ viewport });
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

    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Flag' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Question 2 of 10').waitFor();
    await page.getByRole('radio').nth(1).check();
    await page.getByText('Saved on this device').waitFor();
    await page.reload();
    await page.getByText('Question 2 of 10').waitFor();
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true);
    // On a phone the navigator is folded.
    if (viewport.width < 1024) await page.getByText('2 of 10 answered').click();
    await page.getByRole('button', { name: 'Question 1, answered, flagged' }).waitFor();
    expect(await page.getByRole('timer').textContent()).toMatch(/^(10:00|9:[345]\d)$/);

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
    await seen(page.getByRole('link', { name: 'Atoms, Bonds and Reactions' })).click();
    await page.getByRole('region', { name: 'Result' }).getByText('Synced').waitFor();
  });
});
