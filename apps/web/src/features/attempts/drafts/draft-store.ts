import type { DeviceStore, StoreParts } from '#offline/device-store.ts';
import { storedPack } from '#offline/packs/stored-pack.ts';
import { isDiskFull, isStorageFailure } from '#offline/storage-failure.ts';
import { watchDatabase } from '#offline/watch-database.ts';
import { DRAFTS, type Draft, submissionOf } from '../drafts.mirror.ts';
import { createDraftClock } from './draft-clock.ts';
import { draftToContinue, emptyTwins } from './draft-twins.ts';

/** How long to leave an expired draft to its player, which finishes it with the last answer if it is still open. */
const EXPIRY_GRACE_MS = 5000;

export interface DraftsOnDevice {
  drafts: readonly Draft[];
  /** False where this browser stores nothing: `drafts` then has only those begun since the page was opened. */
  available: boolean;
}

/** `unsaved`: in memory only, until the page is closed. `over`: the attempt was finished elsewhere meanwhile. */
export type SaveResult = 'saved' | 'unsaved' | 'over';

interface Begun {
  /** The draft to play: the one that was open already, or else the new one. */
  draft: Draft;
  result: SaveResult;
}

export interface DraftStore extends DeviceStore {
  /**
   * Stores a new draft and its pack, which is needed to make a report before the server has the attempt. Where an attempt
   * of the quiz is open on this device, by an earlier press or in another tab, that one is answered and nothing begins.
   */
  begin(draft: Draft): Promise<Begun>;
  /**
   * Stores a draft's new state. `change` applies the same step to the stored draft, so that two tabs do not undo each
   * other's work. A draft that was finished, and so removed, does not come back.
   */
  update(draft: Draft, change?: (kept: Draft) => Draft): Promise<SaveResult>;
  /**
   * Submits a draft: one transaction removes it and queues the work for the server.
   * @param draft as the player has it, with `change` applied
   * @param change as in `update`
   * @param took milliseconds from begin to end
   */
  finish(draft: Draft, change: (kept: Draft) => Draft, took: number): Promise<SaveResult>;
  /** Whether only memory has a draft's last state. */
  isUnsaved(draft: Draft): boolean;
  /** Submits every draft whose time ran out, as of its deadline. */
  finishExpired(): Promise<void>;
  /** Milliseconds since the attempt began; see `createDraftClock`. */
  age(draft: Draft): number;
  isTimeUp(draft: Draft): boolean;
  /** All drafts, with their times by the device's clock as it is now. */
  read(): Promise<DraftsOnDevice>;
  /** Calls back with all drafts now and after each change, by any tab. Returns a function that stops it. */
  watch(listener: (onDevice: DraftsOnDevice) => void): () => void;
}

/** What to store in place of what is stored; null leaves it as it is. */
type Next = (stored: Draft | undefined) => Draft | null | Promise<Draft | null>;

/**
 * A person's drafts. A browser may refuse to keep anything (full disk, private window): a draft then stays in memory,
 * and every later change tries the disk again.
 */
export function createDraftStore({ database, writer, freeSpace, onDefect, clock }: StoreParts): DraftStore {
  const { packs } = database;
  const drafts = database.tableOf(DRAFTS);
  const unsaved = new Map<string, Draft>();
  const draftClock = createDraftClock(clock);
  const unsavedListeners = new Set<() => void>();
  const writing = new Set<Promise<SaveResult>>();
  let beginning: Promise<unknown> = Promise.resolve();

  function setUnsaved(draft: Draft | null, attemptId: string): void {
    if (draft === null && !unsaved.delete(attemptId)) return;
    if (draft !== null) unsaved.set(attemptId, draft);
    for (const listener of [...unsavedListeners]) listener();
  }

  function put(draft: Draft, next: Next): Promise<SaveResult> {
    const write = tryPut(draft, next);
    writing.add(write);
    return write.finally(() => writing.delete(write));
  }

  /** `next` gets the stored draft and returns what to store; null leaves it as it is. Never rejects. */
  async function tryPut(draft: Draft, next: Next): Promise<SaveResult> {
    const { attemptId } = draft;
    const store = () =>
      database.transaction('rw', drafts, async (): Promise<SaveResult> => {
        const kept = await next(await drafts.get(attemptId));
        if (kept === null) return 'over';
        await drafts.put(kept);
        return 'saved';
      });
    try {
      const result = await store().catch(async (error: unknown) => {
        if (!isDiskFull(error) || !(await freeSpace())) throw error;
        return store();
      });
      setUnsaved(null, attemptId);
      return result;
    } catch (error) {
      if (!isStorageFailure(error)) onDefect(error);
      setUnsaved(draft, attemptId);
      return 'unsaved';
    }
  }

  async function finish(draft: Draft, change: (kept: Draft) => Draft, took: number): Promise<SaveResult> {
    const { attemptId } = draft;
    const submit = (last: Draft) => {
      const timed = draftClock.aligned(last);
      return submissionOf(timed, timed.startedAt + took);
    };
    // If the disk refused an earlier write, only `draft` is current, and it already includes the change.
    const onDisk = !unsaved.has(attemptId);
    const record = { table: DRAFTS, key: attemptId, onDisk };
    const result = await writer.replace(record, (kept) => submit(kept ? change(kept) : draft));
    setUnsaved(null, attemptId);
    return result;
  }

  const update: DraftStore['update'] = (draft, change = () => draft) =>
    put(draft, (stored) => {
      if (unsaved.has(draft.attemptId)) return draft;
      return stored ? draftClock.aligned(change(stored)) : null;
    });

  async function flush(): Promise<boolean> {
    await beginning;
    await Promise.all(writing);
    await Promise.all([...unsaved.values()].map((draft) => update(draft)));
    return unsaved.size === 0;
  }

  async function read(): Promise<DraftsOnDevice> {
    const stored = await drafts.toArray().catch((error: unknown) => {
      if (!isStorageFailure(error)) onDefect(error);
      return null;
    });
    return withUnsaved(stored ?? [], stored !== null);
  }

  function withUnsaved(stored: readonly Draft[], available: boolean): DraftsOnDevice {
    const drafts = [...stored.filter(({ attemptId }) => !unsaved.has(attemptId)), ...unsaved.values()];
    return { drafts: drafts.map(draftClock.aligned), available };
  }

  /** One at a time, or two presses would both find nothing where the disk refuses both. */
  function begin(draft: Draft): Promise<Begun> {
    const begun = beginning.then(() => beginNext(draft));
    beginning = begun;
    return begun;
  }

  async function beginNext(draft: Draft): Promise<Begun> {
    const openOf = (stored: readonly Draft[]) => {
      const { drafts: all } = withUnsaved(stored, true);
      return all.filter(
        (one) => one.quizId === draft.quizId && one.attemptId !== draft.attemptId && !draftClock.isTimeUp(one),
      );
    };
    // What the disk refused before is known without asking it.
    let open = draftToContinue(openOf([]));
    if (open) return { draft: open, result: 'unsaved' };
    draftClock.age(draft);
    const result = await put(draft, async () => {
      open = draftToContinue(openOf(await drafts.toArray()));
      return open ? null : draft;
    });
    if (open) return { draft: open, result: 'saved' };
    // Without the pack the attempt still counts; there is just no provisional result.
    if (result === 'saved') await packs.put(storedPack(draft.packHash, draft.pack)).catch(() => undefined);
    return { draft, result };
  }

  async function dropEmptyTwins(): Promise<void> {
    if (emptyTwins((await read()).drafts).length === 0) return;
    await database
      .transaction('rw', drafts, async () => {
        const twins = emptyTwins(await drafts.toArray());
        await drafts.bulkDelete(twins.map(({ attemptId }) => attemptId));
      })
      // The next look tries again.
      .catch((error: unknown) => isStorageFailure(error) || onDefect(error));
  }

  return {
    begin,
    update,
    finish,
    isUnsaved: ({ attemptId }) => unsaved.has(attemptId),
    flush,
    async finishExpired() {
      await dropEmptyTwins();
      for (const draft of (await read()).drafts) {
        const time = draft.deadline === null ? Number.POSITIVE_INFINITY : draft.deadline - draft.startedAt;
        if (draftClock.age(draft) >= time + EXPIRY_GRACE_MS) await finish(draft, (kept) => kept, time);
      }
    },
    age: draftClock.age,
    isTimeUp: draftClock.isTimeUp,
    read,
    watch(listener) {
      let stored: readonly Draft[] = [];
      let available = true;
      const tell = () => listener(withUnsaved(stored, available));
      const stop = watchDatabase(database, () => drafts.toArray(), {
        next: (rows) => {
          stored = rows;
          available = true;
          tell();
        },
        error: () => {
          available = false;
          tell();
        },
      });
      unsavedListeners.add(tell);
      return () => {
        stop();
        unsavedListeners.delete(tell);
      };
    },
  };
}
