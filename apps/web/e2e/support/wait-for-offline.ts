import type { Page } from 'playwright-core';

/** Waits until the service worker controls the page, so that the app's files are on the device. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until the replies that this page shows are stored on the device, so that they can be shown offline later. */
export async function waitForSavedReplies(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-keeping'));
}
