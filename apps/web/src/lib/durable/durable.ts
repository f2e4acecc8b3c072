import { DRAFTS_CLEARED_EVENT, isFormDraftKey } from '#lib/forms/form-draft-keys.ts';
import { resettable } from '#lib/resettable.ts';
import { saveOnLeaving } from './save-on-leaving.ts';
import { createWriteBehind, type WriteBehind } from './write-behind.ts';

/** Parses a stored value; returns null if it's invalid, e.g. from another build. */
export type ParseStored<T> = (stored: unknown) => T | null;

interface DurableOptions<T> {
  /** How long the value is stored: `tab` until the tab is closed, `browser` until the browser's data is deleted. */
  lifetime: 'tab' | 'browser';
  /** Changes within this number of milliseconds are stored together; 0, the default, stores each at once. */
  debounceMs?: number;
  /** Converts a value before it is stored as JSON; by default the value itself is stored. */
  toStored?: (value: T) => unknown;
  /** Whether leaving the page loses something if storage refuses this value; by default always true. */
  isLostOnLeave?: (value: T) => boolean;
}

/** A value in browser storage that outlives the page. */
export interface Durable<T> {
  /** Returns this page's unsaved value, or else the value that any tab stored last; null if there is none. */
  read(): T | null;
  /**
   * Replaces the value; null removes it.
   * @returns whether storage has the value or will get it soon; otherwise it lasts only as long as the page.
   */
  set(value: T | null): boolean;
  /**
   * Replaces the value with one computed from the stored value, so that two tabs don't undo each other's changes.
   * Returns the same as `set`.
   */
  update(step: (stored: T | null) => T | null): boolean;
  /**
   * Stores pending changes at once.
   * @returns whether storage has them.
   */
  save(): boolean;
}

/** Writers of values that storage doesn't have yet, by lifetime and key. */
const unsavedByName = new Map<string, WriteBehind<unknown, string>>();
resettable(() => unsavedByName.clear());

// At logout, drafts that only memory has are deleted together with the stored ones.
window.addEventListener(DRAFTS_CLEARED_EVENT, () => {
  for (const behind of unsavedByName.values())
    for (const key of behind.memory().keys()) if (isFormDraftKey(key)) behind.discard(key);
});

/**
 * Creates a stored value under a key of this browser's storage, for input that the server doesn't have yet.
 * @param schema parses the stored value and rejects invalid ones.
 */
export function createDurable<T>(key: string, schema: ParseStored<T>, options: DurableOptions<T>): Durable<T> {
  const { lifetime, debounceMs = 0, toStored = (value: T): unknown => value, isLostOnLeave = () => true } = options;
  const storage = () => (lifetime === 'tab' ? sessionStorage : localStorage);
  const name = `${lifetime} ${key}`;
  const serialize = (value: T | null) => (value === null ? '' : JSON.stringify(toStored(value)));

  function parse(text: string): T | null {
    try {
      return schema(JSON.parse(text || 'null'));
    } catch {
      return null;
    }
  }

  function readStoredText(): string {
    try {
      return storage().getItem(key) ?? '';
    } catch {
      // A browser that denies access to its storage has nothing stored.
      return '';
    }
  }

  function writeText(text: string): void {
    if (text !== '') storage().setItem(key, text);
    else if (readStoredText() !== '') storage().removeItem(key);
  }

  function writeBehind(): WriteBehind<unknown, string> {
    const behind = createWriteBehind<unknown, string>({
      guard: saveOnLeaving,
      store(changes) {
        for (const { steps } of changes.values()) {
          writeText(steps.reduce((before, step) => String(step(before)), readStoredText()));
        }
        return undefined;
      },
      isLostOnLeave: (value) => value !== null && isLostOnLeave(value as T),
      onError(error) {
        // Browsers refuse to store with a DOMException; other errors are defects.
        if (!(error instanceof DOMException)) globalThis.reportError(error);
      },
      onChange() {
        if (behind.state() === 'saved') unsavedByName.delete(name);
        else unsavedByName.set(name, behind);
      },
    });
    return behind;
  }

  function set(value: T | null): boolean {
    const behind = unsavedByName.get(name) ?? writeBehind();
    behind.put(key, value, () => serialize(value), value === null ? 0 : debounceMs);
    return behind.state() !== 'unsaved';
  }

  function update(step: (stored: T | null) => T | null): boolean {
    const behind = unsavedByName.get(name) ?? writeBehind();
    const value = step(read());
    behind.update(key, value, (text = '') => serialize(step(parse(text))));
    return behind.state() !== 'unsaved';
  }

  function read(): T | null {
    const inMemory = unsavedByName.get(name)?.memory();
    return inMemory?.has(key) ? (inMemory.get(key) as T | null) : parse(readStoredText());
  }

  return {
    read,
    set,
    update,
    save: () => unsavedByName.get(name)?.save() !== false,
  };
}
