import { showFailure } from '#lib/errors.ts';
import type { Person } from '../person.ts';
import { rerun } from '../rerun.ts';
import { isStorageFailure } from '../storage-failure.ts';
import { addChanges, type TableChanges, watchTables } from '../table-changes.ts';
import type { MirrorArea, WorkInMemory } from './area.ts';
import { createEvaluator } from './evaluator.ts';
import { createLoadedTables } from './loaded-tables.ts';
import { inputsOf } from './read-mirror.ts';
import type { Selector, StoredInput } from './selector.ts';

interface Watcher<T = unknown> {
  selector: Selector<T>;
  show(value: T | null): void;
  /** What was shown last. */
  shown?: { value: T | null };
  /** Its selector has thrown, which was reported. */
  failed?: true;
}

/** One person's tables while screens watch them: each is read once, and after that only the records that change. */
export interface LiveMirror {
  /**
   * Calls back with the value of a selector, now and whenever it changes; with null if this browser stores nothing. If the
   * selector throws, the error is reported once and the last value stays. Returns a function that stops it.
   */
  watch<T>(selector: Selector<T>, show: (value: T | null) => void): () => void;
}

/** @param onUnused called once nobody watches any more. The mirror has ended then. */
export function createLiveMirror(
  { database, writer, subscribe }: Pick<Person, 'database' | 'writer' | 'subscribe'>,
  areas: readonly MirrorArea[],
  onUnused: () => void,
): LiveMirror {
  const tables = createLoadedTables(database);
  const watchers = new Set<Watcher>();
  let changes: TableChanges = new Map();
  let memory = workInMemory();
  let inputs = inputsOf(tables, { areas, memory, now: Date.now() });
  const evaluator = createEvaluator({
    stored: (input) => inputs.stored(input),
    provided: (input) => inputs.provided(input),
  });
  let watcherCame = false;

  const run = rerun(update);
  const stopTables = watchTables(database, (more) => {
    addChanges(changes, more);
    run();
  });
  // Work that only memory has changes no table.
  const stopMemory = subscribe(() => run());

  function workInMemory(): Required<WorkInMemory> {
    return { unsaved: writer.unsaved(), unsavedRefused: writer.unsavedRefused(), unsavedSent: writer.unsavedSent() };
  }

  /** Reads what has changed, and shows it. */
  async function update(): Promise<void> {
    if (watchers.size === 0) return;
    try {
      await database.open();
      await loadAndShow();
    } catch (error) {
      showNothing(error);
    }
  }

  async function loadAndShow(): Promise<void> {
    while (changes.size > 0) {
      const next = changes;
      changes = new Map();
      await tables.update(next);
    }
    const missing = evaluate();
    if (missing.length === 0) return tables.keepRecords(evaluator.usedInputs());
    await tables.load(missing);
    run();
  }

  /** Shows the values that have changed. Returns the inputs that have to be loaded first. */
  function evaluate(): StoredInput[] {
    const now = workInMemory();
    if (idsOf(now) !== idsOf(memory)) memory = now;
    inputs = inputsOf(tables, { areas, memory, now: Date.now() });
    evaluator.begin(watcherCame);
    watcherCame = false;
    const missing = new Map<string, StoredInput>();
    for (const watcher of [...watchers]) {
      try {
        const result = evaluator.evaluate(watcher.selector);
        if ('value' in result) show(watcher, result.value);
        else for (const input of result.missing) missing.set(input.id, input);
      } catch (error) {
        if (!watcher.failed) showFailure(error, { sharedOnly: true });
        watcher.failed = true;
      }
    }
    return [...missing.values()];
  }

  function show(watcher: Watcher, value: unknown): void {
    if (watcher.shown && Object.is(watcher.shown.value, value)) return;
    watcher.shown = { value };
    if (watchers.has(watcher)) watcher.show(value);
  }

  /** The disk can't be read. It is tried again after the next change. */
  function showNothing(error: unknown): void {
    tables.clear();
    changes.clear();
    if (database.ended.aborted) return;
    if (isStorageFailure(error)) for (const watcher of [...watchers]) show(watcher, null);
    else showFailure(error, { sharedOnly: true });
  }

  return {
    watch<T>(selector: Selector<T>, onValue: (value: T | null) => void) {
      const watcher = { selector, show: onValue } as Watcher;
      watchers.add(watcher);
      watcherCame = true;
      run();
      return () => {
        if (!watchers.delete(watcher) || watchers.size > 0) return;
        stopTables();
        stopMemory();
        onUnused();
      };
    },
  };
}

const idsOf = ({ unsaved, unsavedRefused, unsavedSent }: Required<WorkInMemory>) =>
  [unsaved, unsavedRefused, unsavedSent.map(({ op }) => op)].map((ops) => ops.map(({ opId }) => opId).join()).join('|');
