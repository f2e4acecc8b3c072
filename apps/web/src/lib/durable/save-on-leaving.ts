import { resettable } from '#lib/resettable.ts';
import { addUpdateHook } from '#lib/server/update-hooks.ts';

/** Whether changes are in storage; `unsaved` means that storage refused them, so only memory holds them. */
export type SavedState = 'saving' | 'saved' | 'unsaved';

/** A source of changes that may not be in storage yet. */
export interface Unsaved {
  /** Stores the changes. Returns whether storage now has everything. */
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
 * Protects unsaved changes when the page is left: they're stored when the page is hidden or closed, and before it's
 * reloaded for a new version of the app. If storage refuses them, that reload waits, and the browser asks before the
 * page is closed. Returns a function that stops this.
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
  // Phones close hidden pages without further events.
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
