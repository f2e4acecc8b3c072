import type { Page } from 'playwright-core';
import { WAIT_MS } from './browser.ts';

/** Waits until the app is kept on the device. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/**
 * Waits until the device has the reply to a query that this page asked for: what is read without a network later. Pages keep
 * replies a moment after they are shown, and no sign of it is on the screen.
 * @param named parts of the query's key, e.g. `dashboards` and `week`
 */
export async function replyKept(page: Page, ...named: string[]): Promise<void> {
  const until = Date.now() + WAIT_MS;
  // `waitForFunction` takes a promise for an answer.
  while (!(await page.evaluate(isReplyKept, named))) {
    if (Date.now() > until) throw new Error(`The device has no reply to ${named.join()} of this page.`);
    await page.waitForTimeout(100);
  }
}

/** Runs in the page. */
async function isReplyKept(named: readonly string[]): Promise<boolean> {
  const { name } = (await indexedDB.databases()).find((one) => one.name?.startsWith('quorbit-')) ?? {};
  if (name === undefined) return false;
  const replies = await new Promise<{ key: string; at: number }[]>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('lastReplies').objectStore('lastReplies').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result);
      };
    };
  });
  return replies.some(({ key, at }) => at >= performance.timeOrigin && named.every((part) => key.includes(part)));
}
