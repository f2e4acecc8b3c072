import { showFailure } from '#lib/server/errors.ts';
import type { DeviceStore } from '../device-store.ts';
import { createRerunner } from '../rerun.ts';
import { isStorageFailure } from '../storage-failure.ts';
import { addChanges, type TableChanges, watchTables } from '../table-changes.ts';
import type { MirrorArea, WorkInMemory } from './area.ts';
import { createEvaluator } from './evaluator.ts';
import { META } from './inputs.ts';
import { createLoadedTables } from './loaded-tables.ts';
import { toInputValues } from './read-mirror.ts';
import type { Selector, StoredInput } from './selector.ts';

interface Watcher<T = unknown> {
  selector: Selector<T>;
  onValue(value: T | null): void;
  /** The value that `onValue` was called with last; missing before its first call. */
  lastShown?: { value: T | null };
  /** Whether the selector threw an error that was reported. */
  hasFailed?: true;
}

/** One user's tables while screens watch them. Each table is read once, and after that only its changed records. */
export interface LiveMirror {
  /**
   * Calls back with the value of a selector, now and whenever it changes; with null while the browser can't read the
   * selector's inputs. If the selector throws, the error is reported once and the last value remains. Returns a
   * function that ends the watching.
   */
  watch<T>(selector: Selector<T>, show: (value: T | null) => void): () => void;
}

/**
 * Creates the live mirror of one user's tables.
 * @param onUnused called once nothing watches any more, which ends the mirror.
 */
export function createLiveMirror(
  { database, writer, subscribe }: Pick<DeviceStore, 'database' | 'writer' | 'subscribe'>,
  areas: readonly MirrorArea[],
  onUnused: () => void,
): LiveMirror {
  const tables = createLoadedTables(database);
  const evaluator = createEvaluator();
  const watchers = new Set<Watcher>();
  let changes: TableChanges = new Map();
  let memory = readMemory();
  /**
   * Whether the next evaluation uses the current time. A new watcher gets values of now, not cached ones of an earlier
   * time.
   */
  let isFresh = false;

  const run = createRerunner(update);
  const stops = [
    watchTables(database, (more) => {
      addChanges(changes, more);
      retry();
    }),
    // Work that is only in memory changes no table, so it needs its own subscription.
    subscribe(retry),
    watchVisibility(() => void addMissedChanges()),
  ];

  function readMemory(): Required<WorkInMemory> {
    return { unsaved: writer.unsaved(), unsavedRefused: writer.unsavedRefused(), unsavedSent: writer.unsavedSent() };
  }

  /** Reads the changed records, and the ones that couldn't be read before, and shows the new values. */
  function retry(): void {
    tables.forgetFailures();
    run();
  }

  /**
   * Detects changes by a page that closed before it could notify this one. Every change of work or rows also changes
   * the META record.
   */
  async function addMissedChanges(): Promise<void> {
    // If the META record can't be read, the next change triggers an update anyway.
    if (await tables.isCurrent(META).catch(() => true)) return;
    addChanges(changes, new Map(database.mirrorTables.map(({ name }) => [name, 'all'])));
    retry();
  }

  async function update(): Promise<void> {
    if (watchers.size === 0) return;
    try {
      await database.open();
      await loadAndShow();
    } catch (error) {
      tables.clear();
      for (const watcher of [...watchers]) handleFailure(watcher, error);
    }
  }

  async function loadAndShow(): Promise<void> {
    while (changes.size > 0) {
      const next = changes;
      changes = new Map();
      await tables.update(next).catch(resetTables);
    }
    const missing = evaluate();
    if (missing.length === 0) return tables.retain(evaluator.dropUnused());
    await tables.load(missing);
    run();
  }

  function resetTables(error: unknown): void {
    tables.clear();
    if (!isStorageFailure(error)) showFailure(error, { sharedOnly: true });
  }

  /** Calls back the watchers whose values have changed. Returns the inputs that have to be loaded first. */
  function evaluate(): StoredInput[] {
    const now = readMemory();
    if (idsOf(now) !== idsOf(memory)) memory = now;
    evaluator.begin(toInputValues(tables, { areas, memory, now: Date.now() }), isFresh);
    isFresh = false;
    const missing = new Map<string, StoredInput>();
    for (const watcher of [...watchers]) {
      try {
        const result = evaluator.evaluate(watcher.selector);
        if ('value' in result) showValue(watcher, result.value);
        else for (const input of result.missing) missing.set(input.id, input);
      } catch (error) {
        handleFailure(watcher, error);
      }
    }
    return [...missing.values()];
  }

  function showValue(watcher: Watcher, value: unknown): void {
    if (watcher.lastShown && Object.is(watcher.lastShown.value, value)) return;
    watcher.lastShown = { value };
    if (watchers.has(watcher)) watcher.onValue(value);
  }

  function handleFailure(watcher: Watcher, error: unknown): void {
    if (database.ended.aborted) return;
    if (isStorageFailure(error)) {
      showValue(watcher, null);
      return;
    }
    if (!watcher.hasFailed) showFailure(error, { sharedOnly: true });
    watcher.hasFailed = true;
  }

  return {
    watch<T>(selector: Selector<T>, onValue: (value: T | null) => void) {
      const watcher = { selector, onValue } as Watcher;
      watchers.add(watcher);
      isFresh = true;
      run();
      return () => {
        if (!watchers.delete(watcher) || watchers.size > 0) return;
        for (const stop of stops) stop();
        onUnused();
      };
    },
  };
}

const idsOf = ({ unsaved, unsavedRefused, unsavedSent }: Required<WorkInMemory>) =>
  [unsaved, unsavedRefused, unsavedSent.map(({ op }) => op)].map((ops) => ops.map(({ opId }) => opId).join()).join('|');

/** Calls back each time the page becomes visible again. Returns a function that ends this. */
function watchVisibility(onVisible: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'visible') onVisible();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
