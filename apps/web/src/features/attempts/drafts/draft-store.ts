import { createDisk } from '#offline/disk.ts';
import { createDurableTable } from '#offline/durable-table.ts';
import type { StoreParts } from '#offline/feature-store.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import { watchDatabase } from '#offline/watch-database.ts';
import { DRAFTS, type Draft, toSubmission } from '../drafts.mirror.ts';
import { isComplete } from '../player-state.ts';
import { createDraftClock } from './draft-clock.ts';
import { chooseDraft, listEmptyDuplicates } from './duplicate-drafts.ts';

/** Milliseconds to leave an expired draft to its player, which finishes it with the last answer if it's still open. */
const EXPIRY_GRACE_MS = 5000;

export interface DraftsOnDevice {
  drafts: readonly Draft[];
  /** Whether this browser can store drafts. If not, `drafts` contains only those begun since the page was opened. */
  available: boolean;
}

/**
 * The result of saving a draft. `unsaved`: it's in memory only, until the page is closed. `over`: the attempt was
 * finished elsewhere meanwhile.
 */
export type SaveResult = 'saved' | 'unsaved' | 'over';

interface BeginResult {
  /** The draft to play: the attempt of this quiz that was already open, or else the new one. */
  draft: Draft;
  result: SaveResult;
}

export interface DraftStore {
  /**
   * Stores a new draft and its pack, which is needed to make a report before the server has the attempt. If an attempt
   * of the quiz is already open on this device, from an earlier press or another tab, returns that one and begins
   * nothing.
   */
  begin(draft: Draft): Promise<BeginResult>;
  /**
   * Stores a draft's new state. `change` applies the same step to the stored draft, so that two tabs do not undo each
   * other's work. A draft that was finished, and so removed, does not come back.
   */
  update(draft: Draft, change?: (stored: Draft) => Draft): Promise<SaveResult>;
  /**
   * Submits a draft: one transaction removes it and queues the work for the server.
   * @param draft the player's draft, with `change` applied.
   * @param change applies the last step to the stored draft, as in `update`.
   * @param durationMs milliseconds from the attempt's begin to its end.
   */
  finish(draft: Draft, change: (stored: Draft) => Draft, durationMs: number): Promise<SaveResult>;
  /** Returns whether a draft's last state is only in memory. */
  isUnsaved(draft: Draft): boolean;
  /**
   * Waits for pending writes and retries the writes that the disk refused. Returns whether everything is on the disk.
   */
  flush(): Promise<boolean>;
  /** Submits every draft whose time ran out, as of its deadline. */
  finishExpired(): Promise<void>;
  /** Returns the milliseconds since the attempt began; see `createDraftClock`. */
  age(draft: Draft): number;
  isTimeUp(draft: Draft): boolean;
  /** Reads all drafts, with their times adjusted to the device's current clock. */
  read(): Promise<DraftsOnDevice>;
  /** Calls back with all drafts now and after each change, by any tab. Returns a function that stops the callbacks. */
  watch(listener: (onDevice: DraftsOnDevice) => void): () => void;
}

/**
 * Creates the store of a user's drafts. If the browser refuses to store anything (full disk, private window), a draft
 * stays in memory, and every later change tries the disk again.
 */
export function createDraftStore({ database, writer, guard, freeSpace, onDefect, clock }: StoreParts): DraftStore {
  const { packs } = database;
  const drafts = database.tableOf(DRAFTS);
  const disk = createDisk({ freeSpace, onDefect });
  const draftClock = createDraftClock(clock);
  const listeners = new Set<() => void>();
  const durableDrafts = createDurableTable({
    database,
    disk,
    guard,
    table: DRAFTS,
    onChange() {
      for (const listener of [...listeners]) listener();
    },
  });
  const isUnsaved = ({ attemptId }: Draft) => durableDrafts.unsaved().has(attemptId);
  /** The ids of the attempts that this page submitted; their drafts are never written again. */
  const finished = new Set<string>();
  let lastBegin: Promise<unknown> = Promise.resolve();

  async function finish(draft: Draft, change: (stored: Draft) => Draft, durationMs: number): Promise<SaveResult> {
    const { attemptId } = draft;
    const submit = (last: Draft) => {
      const aligned = draftClock.alignToClock(last);
      return toSubmission(aligned, aligned.startedAt + durationMs);
    };
    await durableDrafts.save();
    // If the disk refused an earlier write, only `draft` is current, and it already includes the change.
    const onDisk = !isUnsaved(draft);
    const record = { table: DRAFTS, key: attemptId, onDisk };
    finished.add(attemptId);
    const result = await writer.replace(record, (stored) => submit(stored ? change(stored) : draft));
    durableDrafts.discard(attemptId);
    return result;
  }

  const update: DraftStore['update'] = async (draft, change = () => draft) => {
    let isOver = false;
    await durableDrafts.update(draft.attemptId, draft, (stored) => {
      isOver = stored === undefined;
      return stored ? draftClock.alignToClock(change(stored)) : null;
    });
    if (isOver) return 'over';
    return isUnsaved(draft) ? 'unsaved' : 'saved';
  };

  async function flush(): Promise<boolean> {
    await lastBegin;
    return durableDrafts.save();
  }

  async function read(): Promise<DraftsOnDevice> {
    const stored = await disk.tryRead(drafts.toArray());
    return withUnsaved(stored ?? [], stored !== undefined);
  }

  function withUnsaved(stored: readonly Draft[], available: boolean): DraftsOnDevice {
    const unsaved = durableDrafts.unsaved();
    const all = [...stored.filter(({ attemptId }) => !unsaved.has(attemptId)), ...unsaved.values()];
    return { drafts: all.map(draftClock.alignToClock), available };
  }

  /**
   * Begins one attempt at a time: if the disk refused both writes, two presses would otherwise each begin an attempt.
   */
  function begin(draft: Draft): Promise<BeginResult> {
    const beginResult = lastBegin.then(() => beginNext(draft));
    lastBegin = beginResult;
    return beginResult;
  }

  async function beginNext(draft: Draft): Promise<BeginResult> {
    const listOpen = (stored: readonly Draft[]) => {
      const { drafts: all } = withUnsaved(stored, true);
      return all.filter(
        (candidate) =>
          candidate.quizId === draft.quizId &&
          candidate.attemptId !== draft.attemptId &&
          !draftClock.isTimeUp(candidate),
      );
    };
    // Drafts that the disk refused earlier are in memory, so the disk needn't be read for them.
    let open = chooseDraft(listOpen([]));
    if (open) return { draft: open, result: 'unsaved' };
    draftClock.age(draft);
    let isStarted = false;
    await durableDrafts.update(draft.attemptId, draft, async () => {
      // Once the disk refused this draft, it continues in memory, whatever other tabs begin meanwhile.
      if (!isStarted) open = chooseDraft(listOpen(await drafts.toArray()));
      isStarted = open === null;
      return isStarted && !finished.has(draft.attemptId) ? draft : null;
    });
    if (open) return { draft: open, result: 'saved' };
    const result = isUnsaved(draft) ? 'unsaved' : 'saved';
    // Without the pack the attempt still counts; there is just no provisional result.
    if (result === 'saved') await packs.put(toStoredPack(draft.packHash, draft.pack)).catch(() => undefined);
    return { draft, result };
  }

  async function deleteEmptyDuplicates(): Promise<void> {
    if (listEmptyDuplicates((await read()).drafts).length === 0) return;
    // If the empty duplicate drafts can't be deleted, the next call tries again.
    await disk.tryWrite(async () =>
      database.transaction('rw', drafts, async () => {
        const duplicates = listEmptyDuplicates(await drafts.toArray());
        await drafts.bulkDelete(duplicates.map(({ attemptId }) => attemptId));
      }),
    );
  }

  return {
    begin,
    update,
    finish,
    isUnsaved,
    flush,
    async finishExpired() {
      await deleteEmptyDuplicates();
      for (const draft of (await read()).drafts) {
        const time = draft.deadline === null ? Number.POSITIVE_INFINITY : draft.deadline - draft.startedAt;
        const age = draftClock.age(draft);
        if (age >= time + EXPIRY_GRACE_MS) await finish(draft, (stored) => stored, time);
        // The browser was killed between the last answer and the submission.
        else if (draft.mode === 'check' && isComplete(draft)) await finish(draft, (stored) => stored, age);
      }
    },
    age: draftClock.age,
    isTimeUp: draftClock.isTimeUp,
    read,
    watch(listener) {
      let stored: readonly Draft[] | null = null;
      let available = true;
      // Listeners aren't called before the disk was read, because they would see no open attempts.
      const notifyListener = () => stored && listener(withUnsaved(stored, available));
      const stop = watchDatabase(
        database,
        { tables: [DRAFTS.name], read: () => drafts.toArray() },
        {
          next: (rows) => {
            stored = rows;
            available = true;
            notifyListener();
          },
          error: () => {
            stored ??= [];
            available = false;
            notifyListener();
          },
        },
      );
      listeners.add(notifyListener);
      return () => {
        stop();
        listeners.delete(notifyListener);
      };
    },
  };
}
