import { useSyncExternalStore } from 'react';
import { resettable } from '#lib/resettable.ts';
import { createStore } from '#lib/store.ts';

const openModals = createStore<readonly HTMLDialogElement[]>([]);
resettable(() => openModals.set([]));

/** Records that a modal dialog has opened. Returns a function that records its closing. */
export function addOpenModal(dialog: HTMLDialogElement): () => void {
  openModals.set([...openModals.get(), dialog]);
  return () => openModals.set(openModals.get().filter((other) => other !== dialog));
}

/**
 * Returns the modal dialog that opened last; null while none is open. All that is outside it can neither be pressed
 * nor read by screen readers.
 */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(openModals.subscribe, openModals.get).at(-1) ?? null;
}
