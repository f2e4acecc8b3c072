import { resettable } from '#lib/resettable.ts';
import { databaseName } from './database-name.ts';

const PAINTED_AFTER_MS = 1000;

let firstPaint: Promise<void> | undefined;
resettable(() => {
  firstPaint = undefined;
});

/**
 * Resolves once the first page has had time to render: what nobody waits for is loaded after that. Resolves at once
 * without a network, since then this device is all there is.
 */
export function waitForFirstPaint(): Promise<void> {
  firstPaint ??= navigator.onLine ? new Promise((resolve) => setTimeout(resolve, PAINTED_AFTER_MS)) : Promise.resolve();
  return firstPaint;
}

/**
 * Resolves when a person's data on this device may be read: at once where there is any, since then the page shows it.
 * Otherwise the code that reads it waits until the page is shown.
 */
export async function waitUntilReadable(userId: string): Promise<void> {
  if (!(await hasLocalData(userId))) await waitForFirstPaint();
}

/** Whether this browser holds data of a person. Where it doesn't tell, it may. */
export async function hasLocalData(userId: string): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === databaseName(userId));
  } catch {
    return true;
  }
}
