import type { Page } from 'playwright-core';

/** Opens a quiz of the seed and begins it. */
export async function startQuiz(page: Page, title = 'Atoms, Bonds and Reactions'): Promise<void> {
  await page.goto(`/user/test?search=${encodeURIComponent(title)}`);
  await page.getByRole('article', { name: title }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText('Question 1 of 10').waitFor();
}

/** Returns the question on show and hands the quiz in. */
export async function finishQuiz(page: Page): Promise<void> {
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /submit/i })
    .click();
  await page.waitForURL(/\/report\//);
}

/** Chooses the first option of each question by keys alone, and hands the quiz in. */
export async function answerAll(page: Page, questions = 10): Promise<void> {
  for (let number = 1; number <= questions; number += 1) {
    await page.getByText(`Question ${number} of ${questions}`).waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
}

/** How many attempts, and how much XP, the server knows of the person who is signed in on the page. */
export async function readServerTotals(page: Page): Promise<{ attempts: number; xp: number }> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const reports: unknown[] = await (await page.request.get('/api/reports', { headers })).json();
  const me: { xp: number } = await (await page.request.get('/api/users/me', { headers })).json();
  return { attempts: reports.length, xp: me.xp };
}

/** Waits until the server has this many attempts; more would show too. */
export async function waitForAttempts(page: Page, attempts: number): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const found = await readServerTotals(page);
    if (found.attempts >= attempts || Date.now() > until) {
      if (found.attempts !== attempts) throw new Error(`The server has ${found.attempts} attempts, not ${attempts}.`);
      return;
    }
    await page.waitForTimeout(250);
  }
}
