import { entryOf } from './entry.ts';

/**
 * Calls back when a part of the app could not be loaded and the server turns out to have another version by now.
 * Without a network nothing is said here: the page that wanted the part tells that it failed, and can try again.
 */
export function watchMissingParts(onMissing: () => void): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // By the browser's own words the router would load the page again, unasked, and offline into the void.
    payload.message = `A part of the app could not be loaded. ${payload.message}`;
    void serverHasOtherVersion().then((other) => {
      if (other) onMissing();
    });
  });
}

/** Whether the server starts pages with another script than this page was started with. False when it cannot be asked. */
async function serverHasOtherVersion(): Promise<boolean> {
  try {
    const response = await fetch('/index.html', { cache: 'no-store' });
    if (!response.ok) return false;
    const entry = entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return entry !== null && entry !== entryOf(document);
  } catch {
    return false;
  }
}
