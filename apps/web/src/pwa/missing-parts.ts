import { findEntry } from './entry.ts';

interface MissingPartWatcher {
  /** Called when a part of the app couldn't be loaded and the server has another version by now. */
  onMissing(): void;
  /**
   * Called when the page itself failed because a part of the app couldn't be loaded and the server has another version
   * by now.
   * @param entry the script that the server's version starts with.
   */
  onBroken(entry: string): void;
}

/**
 * Calls back when a part of the app couldn't be loaded and the server turns out to have another version by now. Without
 * a network it doesn't call back: the page that needed the part shows the failure and offers to try again.
 */
export function watchMissingParts({ onMissing, onBroken }: MissingPartWatcher): void {
  /**
   * The entry script of the server's other version, by the error of the failed import; null if the server has this
   * version or can't be reached.
   */
  const otherEntries = new WeakMap<Error, Promise<string | null>>();

  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The error's message is changed, because the router would recognise the browser's own message and reload the page
    // without asking, which would lead nowhere offline.
    payload.message = `A part of the app could not be loaded. ${payload.message}`;
    const otherEntry = readOtherEntry();
    otherEntries.set(payload, otherEntry);
    void otherEntry.then((entry) => {
      if (entry !== null) onMissing();
    });
  });

  // `ErrorPage` reports the error for which it is shown, so that error arrives in this listener.
  window.addEventListener('error', ({ error }) => {
    const other = error instanceof Error ? otherEntries.get(error) : undefined;
    void other?.then((entry) => {
      if (entry !== null) onBroken(entry);
    });
  });
}

/**
 * Returns the entry script of the server's version if it differs from this page's; null if it's the same or the server
 * can't be reached.
 */
async function readOtherEntry(): Promise<string | null> {
  try {
    const response = await fetch('/index.html', { cache: 'no-store' });
    if (!response.ok) return null;
    const entry = findEntry(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return entry === findEntry(document) ? null : entry;
  } catch {
    return null;
  }
}
