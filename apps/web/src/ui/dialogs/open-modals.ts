import { useSyncExternalStore } from 'react';
import { resettable } from '#lib/resettable.ts';

const listeners = new Set<() => void>();
let openModals: readonly HTMLDialogElement[] = [];
resettable(() => {
  listeners.clear();
  openModals = [];
});

/** Records that a modal dialog has opened. Returns a function that records its closing. */
export function addOpenModal(dialog: HTMLDialogElement): () => void {
  setOpenModals([...openModals, dialog]);
  return () => setOpenModals(openModals.filter((other) => other !== dialog));
}

/**
 * Returns the modal dialog that opened last; null while none is open. All that is outside it can neither be pressed
 * nor read by screen readers.
 */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, () => openModals.at(-1) ?? null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setOpenModals(next: readonly HTMLDialogElement[]): void {
  openModals = next;
  for (const listener of [...listeners]) listener();
}
