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
  /** The value that was shown last; missing before the first. */
  lastShown?: { value: T | null };
  /** Its selector has thrown, which was reported. */
  hasFailed?: true;
}

/** One person's tables while screens watch them: each is read once, and after that only the records that change. */
export interface LiveMirror {
  /**
   * Calls back with the value of a selector, now and whenever it changes; with null while this browser can't read what the
   * selector needs. If the selector throws, the error is reported once and the last value stays. Returns a function that stops it.
   */
  watch<T>(selector: Selector<T>, show: (value: T | null) => void): () => void;
}

/** @param onUnused called once nobody watches any more. The mirror has ended then. */
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
  /** Somebody new must see the present, whatever the time was when a value was computed. */
  let isFresh = false;

  const run = createRerunner(update);
  const stops = [
    watchTables(database, (more) => {
      addChanges(changes, more);
      retry();
    }),
    // Work that only memory has changes no table.
    subscribe(retry),
    watchVisibility(() => void addMissedChanges()),
  ];

  function readMemory(): Required<WorkInMemory> {
    return { unsaved: writer.unsaved(), unsavedRefused: writer.unsavedRefused(), unsavedSent: writer.unsavedSent() };
  }

  /** Reads what has changed, and what couldn't be read before, and shows it. */
  function retry(): void {
    tables.forgetFailures();
    run();
  }

  /** Another page that ended just after a change had no time to tell of it. Each change of work or rows changes this record. */
  async function addMissedChanges(): Promise<void> {
    // If it can't be read, the next change tells.
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

  /** Shows the values that have changed. Returns the inputs that have to be loaded first. */
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

/** Calls back each time somebody looks at this page again. Returns a function that stops it. */
function watchVisibility(onVisible: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'visible') onVisible();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
