import type { Page } from 'playwright-core';

/** Waits until the app is kept on the device. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until the replies that this page shows are on the device: what is read without a network later. */
export async function waitForSavedReplies(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-keeping'));
}
