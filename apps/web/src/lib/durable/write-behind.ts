import type { SavedState, Unsaved } from './save-on-leaving.ts';

/** Computes the next stored value of a key from the present one, whichever tab stored it; null leaves it unchanged. */
export type UpdateStep<Stored> = (stored: Stored | undefined) => Stored | null | PromiseLike<Stored | null>;

export interface Change<Value, Stored> {
  /** The value that this page shows while storage doesn't have it yet. */
  value: Value;
  /** The steps still to be applied to the stored value, one after the other. */
  steps: readonly UpdateStep<Stored>[];
}

interface WriteBehindParts<Value, Stored> {
  /**
   * Stores changes by key, all or none. Throws or rejects if storage refuses them. `discard` may remove changes from
   * the map while it runs.
   */
  store(changes: ReadonlyMap<string, Change<Value, Stored>>): PromiseLike<void> | undefined;
  /**
   * Guards against leaving the page while something isn't stored; usually `saveOnLeaving`. Returns a function that
   * stops it.
   */
  guard(unsaved: Unsaved): () => void;
  /** Called when the values in this page's memory or in storage have changed. */
  onChange?: (() => void) | undefined;
  /** Called with each error that `store` throws or rejects with. */
  onError(error: unknown): void;
  /** Returns whether this value would be lost with the page if only memory has it; always true by default. */
  isLostOnLeave?: ((value: Value) => boolean) | undefined;
}

export interface WriteBehind<Value, Stored> extends Unsaved {
  /**
   * Puts a value under a key: in memory at once, in storage soon.
   * @param join computes the next stored value from the present one and the new value.
   * @param soonMs milliseconds within which changes are stored together; 0 stores at once.
   * @returns whether storage has everything.
   */
  put(key: string, value: Value, join: UpdateStep<Stored>, soonMs?: number): boolean | Promise<boolean>;
  /**
   * Applies a step to the value that is stored under a key, so that two tabs don't undo each other's work. Writes to
   * storage at once.
   * @param value the value that this page shows after the step.
   * @returns whether storage has everything.
   */
  update(key: string, value: Value, step: UpdateStep<Stored>): boolean | Promise<boolean>;
  /** Returns the values that storage doesn't have yet, by key. */
  memory(): ReadonlyMap<string, Value>;
  /** Returns the values that storage refused and only memory has, by key; empty if it didn't refuse. */
  unsaved(): ReadonlyMap<string, Value>;
  /**
   * Drops the value that memory holds for a key, because it's stored elsewhere or no longer needed. A write that
   * `store` has begun continues, but isn't retried.
   */
  discard(key: string): void;
}

/**
 * Keeps what users typed and answered in memory at once and writes it to storage soon after, one write at a time.
 * Values that storage refuses stay in memory; the next change, and leaving the page, try again.
 */
export function createWriteBehind<Value, Stored>(parts: WriteBehindParts<Value, Stored>): WriteBehind<Value, Stored> {
  const { store, guard, onChange = () => {}, onError, isLostOnLeave = () => true } = parts;
  const waiting = new Map<string, Change<Value, Stored>>();
  let inFlight = new Map<string, Change<Value, Stored>>();
  let isRefused = false;
  let saving: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | null = null;

  const isSaved = () => waiting.size + inFlight.size === 0;
  const state = (): SavedState => (isSaved() ? 'saved' : isRefused ? 'unsaved' : 'saving');
  const memory = () => new Map([...inFlight, ...waiting].map(([key, { value }]) => [key, value]));

  function save(): boolean | Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    if (saving) return saving.then(save);
    if (waiting.size === 0) return true;
    inFlight = new Map(waiting);
    waiting.clear();
    let stored: PromiseLike<void> | undefined;
    try {
      stored = store(inFlight);
    } catch (error) {
      return onRefused(error);
    }
    if (stored === undefined) return onStored();
    saving = waitFor(stored);
    return saving;
  }

  async function waitFor(stored: PromiseLike<void>): Promise<boolean> {
    let failure: { error: unknown } | null = null;
    try {
      await stored;
    } catch (error) {
      failure = { error };
    }
    saving = null;
    return failure ? onRefused(failure.error) : onStored();
  }

  function onStored(): boolean {
    isRefused = false;
    return finishWrite();
  }

  function onRefused(error: unknown): boolean {
    isRefused = true;
    for (const [key, { value, steps }] of inFlight) {
      const newer = waiting.get(key);
      waiting.set(key, newer ? { ...newer, steps: [...steps, ...newer.steps] } : { value, steps });
    }
    onError(error);
    return finishWrite();
  }

  function finishWrite(): boolean {
    inFlight = new Map();
    updateGuard();
    onChange();
    return isSaved();
  }

  const hasLossOnLeave = () => [...memory().values()].some(isLostOnLeave);
  /** The unsaved changes that `guard` watches. Values that may be lost when the page is left don't count as unsaved. */
  const leaveGuard: Unsaved = {
    save() {
      const saved = save();
      return saved === true || (saved !== false ? saved.then(() => !hasLossOnLeave()) : !hasLossOnLeave());
    },
    state: () => (hasLossOnLeave() ? state() : 'saved'),
  };

  function updateGuard(): void {
    if (!isSaved()) stopWatching ??= guard(leaveGuard);
    else {
      stopWatching?.();
      stopWatching = null;
    }
  }

  function add(key: string, change: Change<Value, Stored>, soonMs: number): boolean | Promise<boolean> {
    waiting.set(key, change);
    updateGuard();
    onChange();
    if (soonMs === 0) return save();
    timer ??= setTimeout(() => void save(), soonMs);
    return false;
  }

  return {
    save,
    state,
    memory,
    unsaved: () => (isRefused ? memory() : new Map()),
    put: (key, value, join, soonMs = 0) => add(key, { value, steps: [join] }, soonMs),
    update: (key, value, step) => add(key, { value, steps: [...(waiting.get(key)?.steps ?? []), step] }, 0),
    discard(key) {
      const hadChanges = [waiting.delete(key), inFlight.delete(key)];
      if (!hadChanges.some(Boolean)) return;
      if (isSaved()) isRefused = false;
      updateGuard();
      onChange();
    },
  };
}
