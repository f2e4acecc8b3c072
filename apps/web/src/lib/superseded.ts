// A newer page of the app took over what this browser keeps. Whoever notices it tells; whoever offers new versions
// listens. Apart from both, since neither is loaded with the first page.
import { resettable } from './resettable.ts';

let told = false;
const listeners = new Set<() => void>();
resettable(() => {
  told = false;
});

/** This page cannot keep anything any more: it must be loaded again. */
export function tellSuperseded(): void {
  told = true;
  for (const listener of [...listeners]) listener();
}

/** Calls back when this page must be loaded again, also if that was told before. Returns the way to stop. */
export function onSuperseded(listener: () => void): () => void {
  listeners.add(listener);
  if (told) listener();
  return () => listeners.delete(listener);
}
