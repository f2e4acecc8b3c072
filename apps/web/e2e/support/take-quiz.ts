import type { Locator, Page } from 'playwright-core';

/** Opens a seeded quiz and starts it. */
export async function startQuiz(page: Page, title = 'Atoms, Bonds and Reactions'): Promise<void> {
  await page.goto(`/user/test?search=${encodeURIComponent(title)}`);
  await page.getByRole('article', { name: title }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText('Question 1 of 10').waitFor();
}

/**
 * Moves on to the last question of a quiz or written test, and opens the dialog that asks before submitting. Returns
 * that dialog.
 */
export async function openSubmitDialog(player: Page | Locator): Promise<Locator> {
  const place = await player.getByText(/^Question \d+ of \d+$/).textContent();
  const [number = 0, total = 0] = (place?.match(/\d+/g) ?? []).map(Number);
  for (let next = number + 1; next <= total; next += 1) {
    await player.getByRole('button', { name: 'Next', exact: true }).click();
    await player.getByText(`Question ${next} of ${total}`, { exact: true }).waitFor();
  }
  await player.getByRole('button', { name: 'Submit', exact: true }).click();
  const dialog = player.getByRole('dialog', { name: 'Submit your answers?' });
  await dialog.waitFor();
  return dialog;
}

/** Submits a quiz or written test, whichever question is on show. */
export async function submitAnswers(player: Page | Locator): Promise<void> {
  await (await openSubmitDialog(player)).getByRole('button', { name: 'Submit' }).click();
}

/** Answers the question on show with its first option, and submits the quiz. */
export async function finishQuiz(page: Page): Promise<void> {
  await page.getByRole('radio').first().check();
  await submitAnswers(page);
  await page.waitForURL(/\/report\//);
}

/** Chooses the first option of each question by keyboard, and submits the quiz. */
export async function answerAll(page: Page, questions = 10): Promise<void> {
  for (let number = 1; number <= questions; number += 1) {
    await page.getByText(`Question ${number} of ${questions}`).waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowRight');
  }
  await submitAnswers(page);
}

/** Reads from the server how many attempts and how much XP the page's signed-in user has. */
export async function readServerTotals(page: Page): Promise<{ attempts: number; xp: number }> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const reports: unknown[] = await (await page.request.get('/api/reports', { headers })).json();
  const me: { xp: number } = await (await page.request.get('/api/users/me', { headers })).json();
  return { attempts: reports.length, xp: me.xp };
}

/**
 * Waits up to 30 seconds until the server has this many attempts.
 * @throws Error if it then has fewer or more.
 */
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
