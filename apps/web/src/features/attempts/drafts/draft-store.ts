import { createDisk } from '#offline/disk.ts';
import { createDurableTable } from '#offline/durable-table.ts';
import type { StoreParts } from '#offline/feature-store.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import { watchDatabase } from '#offline/watch-database.ts';
import { DRAFTS, type Draft, toSubmission } from '../drafts.mirror.ts';
import { createDraftClock } from './draft-clock.ts';
import { chooseDraft, listEmptyDuplicates } from './duplicate-drafts.ts';

/** How long to leave an expired draft to its player, which finishes it with the last answer if it is still open. */
const EXPIRY_GRACE_MS = 5000;

export interface DraftsOnDevice {
  drafts: readonly Draft[];
  /** False where this browser stores nothing: `drafts` then has only those begun since the page was opened. */
  available: boolean;
}

/** `unsaved`: in memory only, until the page is closed. `over`: the attempt was finished elsewhere meanwhile. */
export type SaveResult = 'saved' | 'unsaved' | 'over';

interface BeginResult {
  /** The draft to play: the one that was open already, or else the new one. */
  draft: Draft;
  result: SaveResult;
}

export interface DraftStore {
  /**
   * Stores a new draft and its pack, which is needed to make a report before the server has the attempt. Where an attempt
   * of the quiz is open on this device, by an earlier press or in another tab, that one is answered and nothing begins.
   */
  begin(draft: Draft): Promise<BeginResult>;
  /**
   * Stores a draft's new state. `change` applies the same step to the stored draft, so that two tabs do not undo each
   * other's work. A draft that was finished, and so removed, does not come back.
   */
  update(draft: Draft, change?: (stored: Draft) => Draft): Promise<SaveResult>;
  /**
   * Submits a draft: one transaction removes it and queues the work for the server.
   * @param draft as the player has it, with `change` applied
   * @param change as in `update`
   * @param durationMs milliseconds from begin to end
   */
  finish(draft: Draft, change: (stored: Draft) => Draft, durationMs: number): Promise<SaveResult>;
  /** Whether only memory has a draft's last state. */
  isUnsaved(draft: Draft): boolean;
  /** Waits for pending writes and retries those that the disk refused. Returns whether everything is on the disk. */
  flush(): Promise<boolean>;
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

/**
 * A person's drafts. A browser may refuse to keep anything (full disk, private window): a draft then stays in memory,
 * and every later change tries the disk again.
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
  /** Ids of the attempts that this page submitted: no write of theirs comes after that. */
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

  /** One at a time, or two presses would both find nothing where the disk refuses both. */
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
    // What the disk refused before is known without asking it.
    let open = chooseDraft(listOpen([]));
    if (open) return { draft: open, result: 'unsaved' };
    draftClock.age(draft);
    let isStarted = false;
    await durableDrafts.update(draft.attemptId, draft, async () => {
      // It goes on in memory once the disk refused it, whatever other tabs begin meanwhile.
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
    // Where it fails, the next look tries again.
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
        if (draftClock.age(draft) >= time + EXPIRY_GRACE_MS) await finish(draft, (stored) => stored, time);
      }
    },
    age: draftClock.age,
    isTimeUp: draftClock.isTimeUp,
    read,
    watch(listener) {
      let stored: readonly Draft[] | null = null;
      let available = true;
      // Listeners hear nothing before the disk was read: there would seem to be no open attempts.
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
