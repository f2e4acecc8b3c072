const STANDS_AFTER_MS = 1000;

let standing: Promise<void> | undefined;

/**
 * Resolves once the first page that reads this device had the time to stand: the database's code is loaded after it.
 * At once where the browser has no network, since then this device is all there is.
 */
export function pageStands(): Promise<void> {
  standing ??= navigator.onLine ? new Promise((resolve) => setTimeout(resolve, STANDS_AFTER_MS)) : Promise.resolve();
  return standing;
}
