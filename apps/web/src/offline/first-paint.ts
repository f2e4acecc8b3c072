import { resettable } from '#lib/resettable.ts';
import { getSession } from '#lib/session.ts';
import { databaseName } from './database-name.ts';

const PAINTED_AFTER_MS = 1000;

let firstPaint: Promise<void> | undefined;
resettable(() => {
  firstPaint = undefined;
});

/**
 * Resolves once the first page has had time to render, so that less urgent code and data load after it. Resolves at
 * once without a network, because then all data comes from this device.
 */
export function waitForFirstPaint(): Promise<void> {
  firstPaint ??= navigator.onLine ? new Promise((resolve) => setTimeout(resolve, PAINTED_AFTER_MS)) : Promise.resolve();
  return firstPaint;
}

/**
 * Resolves when the user's data on this device may be read: at once if this device has any, because the page then shows
 * it. Otherwise it waits for the first paint, so that loading the database code doesn't delay the page.
 * @param userId by default the signed-in user's id.
 */
export async function waitUntilReadable(userId = getSession()?.user.id): Promise<void> {
  if (userId !== undefined && !(await hasLocalData(userId))) await waitForFirstPaint();
}

/** Returns whether this browser has a database of the user; true if the browser doesn't list its databases. */
export async function hasLocalData(userId: string): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === databaseName(userId));
  } catch {
    return true;
  }
}
