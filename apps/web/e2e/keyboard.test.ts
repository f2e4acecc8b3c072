import { describe, expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { tabTo } from './support/keyboard.ts';
import { newPerson, PASSWORD } from './support/people.ts';

const { open } = createJourneys({ worker: false });

describe('a learner without a mouse', () => {
  it('signs up, takes a quiz and reads the report', async () => {
    const page = await open();
    const person = newPerson('Kay Board');
    await page.goto('/register');
    await tabTo(page, 'textbox', 'Name');
    await page.keyboard.type(person.name);
    await tabTo(page, 'textbox', 'E-mail');
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');

    await page.goto('/user/test');
    await page.getByRole('article').first().waitFor();
    await tabTo(page, 'searchbox');
    await page.keyboard.type('atoms');
    await tabTo(page, 'link', /Atoms, Bonds and Reactions/);
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', 'Start');
    await page.keyboard.press('Enter');
    for (let number = 1; number <= 10; number += 1) {
      await page.getByText(`Question ${number} of 10`).waitFor();
      await page.keyboard.press(number % 2 === 0 ? 'b' : '1');
      expect(
        await page
          .getByRole('radio')
          .nth(number % 2 === 0 ? 1 : 0)
          .isChecked(),
      ).toBe(true);
      if (number === 3) await page.keyboard.press('f');
      if (number < 10) await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('button', { name: 'Question 3, answered, flagged' }).waitFor({ state: 'attached' });
    await tabTo(page, 'button', 'Submit');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await tabTo(dialog, 'button', /submit/i);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/report\//);
    for (const moment of ['Result', 'First Launch']) {
      const next = page.getByRole('region', { name: moment }).getByRole('button', { name: /Continue|Review/ });
      await next.waitFor();
      expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
    }
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });
});
