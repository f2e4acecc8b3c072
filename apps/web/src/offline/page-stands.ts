import { resettable } from '#lib/resettable.ts';
import { databaseName } from './database-name.ts';

const STANDS_AFTER_MS = 1000;

let standing: Promise<void> | undefined;
resettable(() => {
  standing = undefined;
});

/**
 * Resolves once the first page has had time to render: what nobody waits for is loaded after that. Resolves at once
 * without a network, since then this device is all there is.
 */
export function pageStands(): Promise<void> {
  standing ??= navigator.onLine ? new Promise((resolve) => setTimeout(resolve, STANDS_AFTER_MS)) : Promise.resolve();
  return standing;
}

/**
 * Resolves when a person's data on this device may be read: at once where there is any, since then the page shows it.
 * Otherwise the code that reads it waits until the page is shown.
 */
export async function mayRead(userId: string): Promise<void> {
  if (!(await holdsData(userId))) await pageStands();
}

/** Whether this browser holds data of a person. Where it doesn't tell, it may. */
export async function holdsData(userId: string): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === databaseName(userId));
  } catch {
    return true;
  }
}
