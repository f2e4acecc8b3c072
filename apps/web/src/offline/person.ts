import { newId } from '@quorbit/contracts/lib/ids';
import { beforeUpdate } from '#lib/before-update.ts';
import { UserDatabase } from './database.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { dexieStorage } from './queue/dexie-storage.ts';
import type { SyncStorage } from './queue/storage.ts';
import { createWriter, type QueueWriter } from './queue/writer.ts';

/** What one person keeps on this device, and the ways to it. */
export interface Person {
  userId: string;
  database: UserDatabase;
  storage: SyncStorage;
  writer: QueueWriter;
  drafts: DraftStore;
  /** Calls back when there is more to send, or what only memory holds changed. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

const people = new Map<string, Person>();

/** A person's things on this device; opened once. */
export function person(userId: string): Person {
  const known = people.get(userId);
  if (known) return known;
  const opened = openPerson(userId);
  people.set(userId, opened);
  beforeUpdate(async () => {
    const saved = await Promise.all([opened.drafts.settle(), opened.writer.saveHeld()]);
    return saved.every(Boolean);
  });
  return opened;
}

/** As another tab opens them. */
export function openPerson(userId: string): Person {
  const listeners = new Set<() => void>();
  const database = new UserDatabase(userId);
  const storage = dexieStorage(database);
  const writer = createWriter({
    storage,
    now: () => Date.now(),
    newId,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    onChange: () => {
      for (const listener of [...listeners]) listener();
    },
  });
  return {
    userId,
    database,
    storage,
    writer,
    drafts: createDraftStore(database, writer),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
