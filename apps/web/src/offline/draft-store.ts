import { liveQuery } from 'dexie';
import type { UserDatabase } from './database.ts';
import { type Draft, isOver, submissionOf } from './draft.ts';
import { storedPack } from './packs/stored-pack.ts';
import type { QueueWriter } from './queue/writer.ts';

/** A draft that runs out while its player is open is finished there, with the last answer; this one waits so long. */
const EXPIRY_GRACE_MS = 5000;

export interface DraftsOnDevice {
  drafts: readonly Draft[];
  /** False where this browser keeps nothing: then only what was made since the page was opened is there. */
  available: boolean;
}

/** `unsaved`: held in memory only, until the page is closed. `over`: the attempt was finished elsewhere meanwhile. */
export type SaveResult = 'saved' | 'unsaved' | 'over';

export interface DraftStore {
  /** Keeps a new draft, and its pack, with which a report is made while the server does not have the attempt. */
  begin(draft: Draft): Promise<SaveResult>;
  /**
   * Keeps a draft's new state. `change` makes the same step from what is kept, so that two tabs do not undo each
   * other's. A draft that is gone, since it was finished, does not come back.
   */
  update(draft: Draft, change?: (kept: Draft) => Draft): Promise<SaveResult>;
  /**
   * Hands a draft in: it becomes work for the server, in the one transaction that removes it here.
   * @param draft as the player has it, `change` included
   * @param change as in `update`
   * @param finishedAt milliseconds
   */
  finish(draft: Draft, change: (kept: Draft) => Draft, finishedAt: number): Promise<SaveResult>;
  /** Waits for writes under way and tries the disk again for what it refused. Answers whether all is on the disk. */
  settle(): Promise<boolean>;
  /** Hands in every draft whose time ran out, as of its deadline. */
  finishExpired(now: number): Promise<void>;
  read(): Promise<DraftsOnDevice>;
  /** Calls back with all drafts now and after each change, also by another tab. Returns the way to stop. */
  watch(listener: (onDevice: DraftsOnDevice) => void): () => void;
}

/**
 * A person's drafts. A browser may refuse to keep anything (full disk, private window): a draft is then held in memory,
 * and every later change tries the disk again.
 */
export function createDraftStore(database: UserDatabase, writer: QueueWriter): DraftStore {
  const { drafts, packs } = database;
  const held = new Map<string, Draft>();
  const heldListeners = new Set<() => void>();
  const writing = new Set<Promise<SaveResult>>();

  function hold(draft: Draft | null, attemptId: string): void {
    if (draft === null && !held.delete(attemptId)) return;
    if (draft !== null) held.set(attemptId, draft);
    for (const listener of [...heldListeners]) listener();
  }

  function put(draft: Draft, next: (stored: Draft | undefined) => Draft | null): Promise<SaveResult> {
    const write = tryPut(draft, next);
    writing.add(write);
    return write.finally(() => writing.delete(write));
  }

  /** `next` answers what to keep, from what is on the disk; null to leave that as it is. Never rejects. */
  async function tryPut(draft: Draft, next: (stored: Draft | undefined) => Draft | null): Promise<SaveResult> {
    const { attemptId } = draft;
    try {
      const result = await database.transaction('rw', drafts, async (): Promise<SaveResult> => {
        const kept = next(await drafts.get(attemptId));
        if (kept === null) return 'over';
        await drafts.put(kept);
        return 'saved';
      });
      hold(null, attemptId);
      return result;
    } catch {
      hold(draft, attemptId);
      return 'unsaved';
    }
  }

  async function finish(draft: Draft, change: (kept: Draft) => Draft, finishedAt: number): Promise<SaveResult> {
    const { attemptId } = draft;
    // What the disk refused before is in `draft` only, which is as far as the change leads already.
    const onDisk = !held.has(attemptId);
    const result = await writer.finish(draft, (kept) => submissionOf(kept ? change(kept) : draft, finishedAt), onDisk);
    hold(null, attemptId);
    return result;
  }

  const update: DraftStore['update'] = (draft, change = () => draft) =>
    put(draft, (stored) => {
      if (held.has(draft.attemptId)) return draft;
      return stored ? change(stored) : null;
    });

  async function settle(): Promise<boolean> {
    await Promise.all(writing);
    await Promise.all([...held.values()].map((draft) => update(draft)));
    return held.size === 0;
  }

  async function read(): Promise<DraftsOnDevice> {
    const stored = await drafts.toArray().catch(() => null);
    return withHeld(stored ?? [], stored !== null);
  }

  function withHeld(stored: readonly Draft[], available: boolean): DraftsOnDevice {
    return { drafts: [...stored.filter(({ attemptId }) => !held.has(attemptId)), ...held.values()], available };
  }

  return {
    async begin(draft) {
      const result = await put(draft, () => draft);
      // Without it the attempt counts just the same; only a result before the server's is missing.
      if (result === 'saved') await packs.put(storedPack(draft.packHash, draft.pack)).catch(() => undefined);
      return result;
    },
    update,
    finish,
    settle,
    async finishExpired(now) {
      for (const draft of (await read()).drafts) {
        if (draft.deadline === null || !isOver(draft, now - EXPIRY_GRACE_MS)) continue;
        await finish(draft, (kept) => kept, draft.deadline);
      }
    },
    read,
    watch(listener) {
      let stored: readonly Draft[] = [];
      let available = true;
      const tell = () => listener(withHeld(stored, available));
      const subscription = liveQuery(() => drafts.toArray()).subscribe({
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
      heldListeners.add(tell);
      return () => {
        subscription.unsubscribe();
        heldListeners.delete(tell);
      };
    },
  };
}
