import { FORGOTTEN, isFormDraft } from '#lib/forms/form-draft-keys.ts';
import { resettable } from '#lib/resettable.ts';
import { saveOnLeaving } from './leaving.ts';
import { createWriteBehind, type WriteBehind } from './write-behind.ts';

/** Reads what was stored; null for what is no such value, e.g. from another build. */
export type Schema<T> = (stored: unknown) => T | null;

interface DurableOptions<T> {
  /** `tab`: until the tab is closed. `browser`: until the browser's data is deleted. */
  lasts: 'tab' | 'browser';
  /** Changes within so many milliseconds are stored together; 0, the default, stores each at once. */
  soonMs?: number;
  /** Makes the JSON that is stored of a value; the value itself by default. */
  toStored?: (value: T) => unknown;
  /** Whether something is lost with the page if storage refuses this value; always by default. */
  wouldLose?: (value: T) => boolean;
}

/** One value that outlives the page. */
export interface Durable<T> {
  /** The value as this page has it, or as any tab stored it last; null for none. */
  read(): T | null;
  /**
   * Puts a value in place of the other; null removes it. Returns whether storage has it, or gets it soon: otherwise it lasts
   * as long as the page.
   */
  keep(value: T | null): boolean;
  /** The same, with a value made of what is stored, so that two tabs don't undo each other's work. */
  change(step: (stored: T | null) => T | null): boolean;
  /** Stores at once what waits. Returns whether storage has it. */
  save(): boolean;
}

/** Values that storage doesn't have yet, by how long they last and their key. */
const unsaved = new Map<string, WriteBehind<unknown, string>>();
resettable(() => unsaved.clear());

// Somebody logged out: what only memory has of theirs goes with what is stored.
window.addEventListener(FORGOTTEN, () => {
  for (const behind of unsaved.values())
    for (const key of behind.memory().keys()) if (isFormDraft(key)) behind.forget(key);
});

/**
 * Keeps one value that somebody typed or answered and the server doesn't have yet, under a key of this browser's storage.
 * @param schema decides whether what is stored is such a value
 */
export function durable<T>(key: string, schema: Schema<T>, options: DurableOptions<T>): Durable<T> {
  const { lasts, soonMs = 0, toStored = (value: T): unknown => value, wouldLose = () => true } = options;
  const storage = () => (lasts === 'tab' ? sessionStorage : localStorage);
  const name = `${lasts} ${key}`;
  const textOf = (value: T | null) => (value === null ? '' : JSON.stringify(toStored(value)));

  function parse(text: string): T | null {
    try {
      return schema(JSON.parse(text || 'null'));
    } catch {
      return null;
    }
  }

  function storedText(): string {
    try {
      return storage().getItem(key) ?? '';
    } catch {
      // A browser that lets nobody at its storage holds nothing there.
      return '';
    }
  }

  function store(text: string): void {
    if (text !== '') storage().setItem(key, text);
    else if (storedText() !== '') storage().removeItem(key);
  }

  function writeBehind(): WriteBehind<unknown, string> {
    const behind = createWriteBehind<unknown, string>({
      guard: saveOnLeaving,
      store(changes) {
        for (const { steps } of changes.values()) {
          store(steps.reduce((before, step) => String(step(before)), storedText()));
        }
        return undefined;
      },
      wouldLose: (value) => value !== null && wouldLose(value as T),
      onError(error) {
        // Browsers refuse with those.
        if (!(error instanceof DOMException)) globalThis.reportError(error);
      },
      onChange() {
        if (behind.state() === 'saved') unsaved.delete(name);
        else unsaved.set(name, behind);
      },
    });
    return behind;
  }

  function keep(value: T | null): boolean {
    const behind = unsaved.get(name) ?? writeBehind();
    behind.put(key, value, () => textOf(value), value === null ? 0 : soonMs);
    return behind.state() !== 'unsaved';
  }

  function change(step: (stored: T | null) => T | null): boolean {
    const behind = unsaved.get(name) ?? writeBehind();
    const value = step(read());
    behind.change(key, value, (text = '') => textOf(step(parse(text))));
    return behind.state() !== 'unsaved';
  }

  function read(): T | null {
    const inMemory = unsaved.get(name)?.memory();
    return inMemory?.has(key) ? (inMemory.get(key) as T | null) : parse(storedText());
  }

  return {
    read,
    keep,
    change,
    save: () => unsaved.get(name)?.save() !== false,
  };
}
