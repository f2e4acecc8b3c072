import { resettable } from '#lib/resettable.ts';
import { addUpdateHook } from '#lib/server/update-hooks.ts';

/** Whether storage has what changed. `unsaved`: it refused, so only memory has it. */
export type SavedState = 'saving' | 'saved' | 'unsaved';

/** Something that may have what storage doesn't have yet. */
export interface Unsaved {
  /** Stores it. Returns whether storage has everything. */
  save(): boolean | Promise<boolean>;
  state(): SavedState;
}

const unsavedSources = new Set<Unsaved>();
let listenerAbort: AbortController | null = null;
resettable(() => {
  unsavedSources.clear();
  listenerAbort?.abort();
});

/**
 * The one rule for leaving. What only memory has is stored when the page is hidden or closed, and before the page is loaded
 * again for a new version of the app, which waits where storage refuses. The browser then asks before the page is closed.
 * Returns the way to stop.
 */
export function saveOnLeaving(source: Unsaved): () => void {
  unsavedSources.add(source);
  if (!listenerAbort) listen();
  return () => {
    unsavedSources.delete(source);
    if (unsavedSources.size === 0) listenerAbort?.abort();
  };
}

function listen(): void {
  const end = new AbortController();
  const { signal } = end;
  listenerAbort = end;
  // Phones close hidden pages without a word.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && saveAll(), { signal });
  window.addEventListener('pagehide', saveAll, { signal });
  window.addEventListener('beforeunload', warnBeforeUnload, { signal });
  const removeHook = addUpdateHook(async () => (await Promise.all(saveAll())).every(Boolean));
  signal.addEventListener('abort', () => {
    removeHook();
    listenerAbort = null;
  });
}

function saveAll(): (boolean | Promise<boolean>)[] {
  return [...unsavedSources].map((unsavedSource) => unsavedSource.save());
}

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  saveAll();
  if ([...unsavedSources].some((unsavedSource) => unsavedSource.state() === 'unsaved')) event.preventDefault();
}
