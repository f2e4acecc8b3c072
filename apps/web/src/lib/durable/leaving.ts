import { resettable } from '#lib/resettable.ts';
import { beforeUpdate } from '#lib/server/before-update.ts';

/** Whether storage has what changed. `unsaved`: it refused, so only memory has it. */
export type SavedState = 'saving' | 'saved' | 'unsaved';

/** Something that may have what storage doesn't have yet. */
export interface Unsaved {
  /** Stores it. Returns whether storage has everything. */
  save(): boolean | Promise<boolean>;
  state(): SavedState;
}

const present = new Set<Unsaved>();
let listening: AbortController | null = null;
resettable(() => {
  present.clear();
  listening?.abort();
});

/**
 * The one rule for leaving. What only memory has is stored when the page is hidden or closed, and before the page is loaded
 * again for a new version of the app, which waits where storage refuses. The browser then asks before the page is closed.
 * Returns the way to stop.
 */
export function saveOnLeaving(unsaved: Unsaved): () => void {
  present.add(unsaved);
  if (!listening) listen();
  return () => {
    present.delete(unsaved);
    if (present.size === 0) listening?.abort();
  };
}

function listen(): void {
  const end = new AbortController();
  const { signal } = end;
  listening = end;
  // Phones close hidden pages without a word.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && saveAll(), { signal });
  window.addEventListener('pagehide', saveAll, { signal });
  window.addEventListener('beforeunload', warn, { signal });
  const forget = beforeUpdate(async () => (await Promise.all(saveAll())).every(Boolean));
  signal.addEventListener('abort', () => {
    forget();
    listening = null;
  });
}

function saveAll(): (boolean | Promise<boolean>)[] {
  return [...present].map((one) => one.save());
}

function warn(event: BeforeUnloadEvent): void {
  saveAll();
  if ([...present].some((one) => one.state() === 'unsaved')) event.preventDefault();
}
