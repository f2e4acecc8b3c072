import { findEntry } from './entry.ts';

interface MissingPartWatcher {
  /** A part of the app could not be loaded, and the server has another version by now. */
  onMissing(): void;
  /** The same, and what the page was to show broke. @param entry the script that the server's version starts with */
  onBroken(entry: string): void;
}

/**
 * Calls back when a part of the app could not be loaded and the server turns out to have another version by now.
 * Without a network nothing is said here: the page that wanted the part tells that it failed, and can try again.
 */
export function watchMissingParts({ onMissing, onBroken }: MissingPartWatcher): void {
  /** By the error that an import failed with: the script of the server's other version, null if it has none. */
  const otherEntries = new WeakMap<Error, Promise<string | null>>();

  window.addEventListener('vite:preloadError', ({ payload }) => {
    // By the browser's own words the router would load the page again, unasked, and offline into the void.
    payload.message = `A part of the app could not be loaded. ${payload.message}`;
    const otherEntry = readOtherEntry();
    otherEntries.set(payload, otherEntry);
    void otherEntry.then((entry) => {
      if (entry !== null) onMissing();
    });
  });

  // `ErrorPage` reports what it's shown for.
  window.addEventListener('error', ({ error }) => {
    const other = error instanceof Error ? otherEntries.get(error) : undefined;
    void other?.then((entry) => {
      if (entry !== null) onBroken(entry);
    });
  });
}

/** Returns the script that the server starts pages with if this page has another; null where it can't be asked. */
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
