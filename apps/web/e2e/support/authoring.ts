import type { Page } from 'playwright-core';

/** Creates a quiz through the form as the signed-in premium user, and opens its editor. */
export async function editNewQuiz(page: Page, title: string): Promise<void> {
  await page.goto('/premium/quizzes');
  await page.getByRole('button', { name: 'Create Premium Quiz' }).first().click();
  await page.getByRole('dialog').getByLabel('Title').fill(title);
  await page.getByRole('dialog').getByLabel('Category').fill('Science');
  await page.getByRole('button', { name: 'Create quiz' }).click();
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}
