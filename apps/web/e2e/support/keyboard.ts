import type { Locator, Page } from 'playwright-core';

type Role = 'button' | 'link' | 'tab' | 'textbox' | 'searchbox' | 'radio';

/** Skips the navigation with the keyboard, on a page that was just opened. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, 'link', 'Skip to content');
  await page.keyboard.press('Enter');
}

/** Moves with Tab, or back with Shift+Tab, until the element with this role and name has the focus. */
export async function tabTo(
  within: Page | Locator,
  role: Role,
  name?: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const target = within.getByRole(role, name === undefined ? {} : { name }).first();
  await target.waitFor();
  for (let step = 0; step < 120; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`Tab never reaches ${role} ${name}`);
}
