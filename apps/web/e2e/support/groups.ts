import type { Page } from 'playwright-core';

/** Turns a switch on in a group's settings tab, and waits until the server has saved it. */
export async function turnOnSwitch(page: Page, label: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('studyGroups.agree') && response.ok());
  await page.getByLabel(label).check();
  await answered;
}
