// A newer page of the app has upgraded this browser's database: code that notices it reports it here, and the code that
// offers new versions listens. A file of its own, since neither is loaded with the first page.
import { resettable } from '../resettable.ts';

let told = false;
const listeners = new Set<() => void>();
resettable(() => {
  told = false;
});

/** This page can't store anything any more and has to be reloaded. */
export function tellSuperseded(): void {
  told = true;
  for (const listener of [...listeners]) listener();
}

/** Calls back when the page has to be reloaded, also if that is already known. Returns a function that unsubscribes. */
export function onSuperseded(listener: () => void): () => void {
  listeners.add(listener);
  if (told) listener();
  return () => listeners.delete(listener);
}
