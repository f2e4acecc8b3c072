import { newId } from '@quorbit/contracts/lib/ids';
import { describe, expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { firstVisible } from './support/first-visible.ts';
import { createAccount } from './support/people.ts';

const { open } = createJourneys({ worker: false });

describe('switching between user and premium', () => {
  it('opens and closes the premium pages, with a new token each time', async () => {
    const page = await open();
    await createAccount(page);
    await page.goto('/premium/quizzes');
    await page.getByText('Premium feature. Upgrade to use it.').waitFor();
    const before = await page.evaluate(() => localStorage.getItem('token'));

    await page.goto('/upgrade');
    await page.getByRole('button', { name: 'Go Premium' }).first().click();
    await firstVisible(page.getByText('Role updated successfully')).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(before);

    await page.goto('/premium/quizzes');
    await page.getByRole('button', { name: 'Create Premium Quiz' }).first().click();
    const title = `My quiz ${newId().slice(-6)}`;
    await page.getByRole('dialog').getByLabel(/title/i).fill(title);
    await page
      .getByRole('dialog')
      .getByLabel(/category/i)
      .fill('General');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /create/i })
      .click();
    await page.getByRole('link', { name: title }).click();
    const beside = page.getByRole('complementary', { name: title });
    await beside.getByText('No questions added yet.').waitFor();
    await beside.getByRole('button', { name: 'Add Question' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Question', { exact: true }).fill('How many moons has Mars?');
    for (const [letter, text] of Object.entries({ A: 'None', B: 'One', C: 'Two', D: 'Three' })) {
      await dialog.getByLabel(`Option ${letter}`, { exact: true }).fill(text);
    }
    await dialog.getByRole('radio', { name: 'C is right' }).check();
    await dialog.getByRole('button', { name: 'Add question' }).click();
    await beside.getByText('C. Two').waitFor();

    await page.goto('/settings');
    await page.getByRole('button', { name: 'Go Simple User' }).first().click();
    await firstVisible(page.getByText('Role updated successfully')).waitFor();
    await page.goto('/premium/quizzes');
    await page.getByText('Premium feature. Upgrade to use it.').waitFor();
  });
});
