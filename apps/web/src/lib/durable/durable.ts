import { DRAFTS_CLEARED_EVENT, isFormDraftKey } from '#lib/forms/form-draft-keys.ts';
import { resettable } from '#lib/resettable.ts';
import { saveOnLeaving } from './save-on-leaving.ts';
import { createWriteBehind, type WriteBehind } from './write-behind.ts';

/** Reads what was stored; null for what is no such value, e.g. from another build. */
export type ParseStored<T> = (stored: unknown) => T | null;

interface DurableOptions<T> {
  /** `tab`: until the tab is closed. `browser`: until the browser's data is deleted. */
  lifetime: 'tab' | 'browser';
  /** Changes within so many milliseconds are stored together; 0, the default, stores each at once. */
  debounceMs?: number;
  /** Makes the JSON that is stored of a value; the value itself by default. */
  toStored?: (value: T) => unknown;
  /** Whether something is lost with the page if storage refuses this value; always by default. */
  isLostOnLeave?: (value: T) => boolean;
}

/** One value that outlives the page. */
export interface Durable<T> {
  /** The value as this page has it, or as any tab stored it last; null for none. */
  read(): T | null;
  /**
   * Puts a value in place of the other; null removes it. Returns whether storage has it, or gets it soon: otherwise it lasts
   * as long as the page.
   */
  set(value: T | null): boolean;
  /** The same, with a value made of what is stored, so that two tabs don't undo each other's work. */
  update(step: (stored: T | null) => T | null): boolean;
  /** Stores at once what waits. Returns whether storage has it. */
  save(): boolean;
}

/** Values that storage doesn't have yet, by how long they last and their key. */
const unsavedByName = new Map<string, WriteBehind<unknown, string>>();
resettable(() => unsavedByName.clear());

// Somebody logged out: what only memory has of theirs goes with what is stored.
window.addEventListener(DRAFTS_CLEARED_EVENT, () => {
  for (const behind of unsavedByName.values())
    for (const key of behind.memory().keys()) if (isFormDraftKey(key)) behind.discard(key);
});

/**
 * Keeps one value that somebody typed or answered and the server doesn't have yet, under a key of this browser's storage.
 * @param schema decides whether what is stored is such a value
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
      // A browser that lets nobody at its storage holds nothing there.
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
        // Browsers refuse with those.
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
