import { resettable } from '#lib/resettable.ts';
import { databaseName } from './database-name.ts';

const PAINTED_AFTER_MS = 1000;

let painted: Promise<void> | undefined;
resettable(() => {
  painted = undefined;
});

/**
 * Resolves once the first page has had time to render: what nobody waits for is loaded after that. Resolves at once
 * without a network, since then this device is all there is.
 */
export function afterFirstPaint(): Promise<void> {
  painted ??= navigator.onLine ? new Promise((resolve) => setTimeout(resolve, PAINTED_AFTER_MS)) : Promise.resolve();
  return painted;
}

/**
 * Resolves when a person's data on this device may be read: at once where there is any, since then the page shows it.
 * Otherwise the code that reads it waits until the page is shown.
 */
export async function whenReadable(userId: string): Promise<void> {
  if (!(await holdsData(userId))) await afterFirstPaint();
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
