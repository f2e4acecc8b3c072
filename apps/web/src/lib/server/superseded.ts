// Connects the code that notices that a newer page of the app has upgraded this browser's database with the code that
// offers new versions. A separate file, since neither is loaded with the first page.
import { resettable } from '../resettable.ts';

let isSuperseded = false;
const listeners = new Set<() => void>();
resettable(() => {
  isSuperseded = false;
});

/** Reports that this page can't store anything any more and has to be reloaded. */
export function notifySuperseded(): void {
  isSuperseded = true;
  for (const listener of [...listeners]) listener();
}

/** Calls back when the page has to be reloaded, also if that is already known. Returns a function that unsubscribes. */
export function onSuperseded(listener: () => void): () => void {
  listeners.add(listener);
  if (isSuperseded) listener();
  return () => listeners.delete(listener);
}
