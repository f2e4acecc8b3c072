import { newId } from '@quorbit/contracts/lib/ids';
import { saveOnLeaving } from '#lib/durable/save-on-leaving.ts';
import { resettable } from '#lib/resettable.ts';
import { showFailure } from '#lib/server/errors.ts';
import { UserDatabase } from './database.ts';
import { systemClock } from './engine/clock.ts';
import type { CreateStore, StoreParts } from './feature-store.ts';
import { createDexieStorage } from './queue/dexie-storage.ts';
import type { SyncStorage } from './queue/storage.ts';
import { createWriter, type QueueWriter } from './queue/writer.ts';

/** One person's storage on this device, and the interfaces to it. */
export interface DeviceStore {
  userId: string;
  database: UserDatabase;
  storage: SyncStorage;
  writer: QueueWriter;
  /** Returns a feature's store; the first call with this function creates it, later ones return the same store. */
  store<Store>(create: CreateStore<Store>): Store;
  /**
   * Frees space on a full disk; set by the code that knows which packs work needs. Returns whether there was something
   * to free.
   */
  freeSpace: () => Promise<boolean>;
  /** Calls back when there is more to send, or the unsaved ops have changed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const deviceStores = new Map<string, DeviceStore>();
resettable(() => deviceStores.clear());

/** Returns a user's storage on this device, which is opened once per page. */
export function deviceStoreOf(userId: string): DeviceStore {
  const known = deviceStores.get(userId);
  if (known) return known;
  const opened = openDeviceStore(userId);
  deviceStores.set(userId, opened);
  watchQueueInMemory(opened);
  return opened;
}

/** Guards against leaving the page while only memory has some of the work. */
function watchQueueInMemory({ writer, subscribe }: DeviceStore): void {
  const waits = () => writer.unsaved().length + writer.unsavedRefused().length > 0;
  let stop: (() => void) | null = null;
  subscribe(() => {
    if (waits()) stop ??= saveOnLeaving({ save: writer.saveUnsaved, state: () => (waits() ? 'unsaved' : 'saved') });
    else {
      stop?.();
      stop = null;
    }
  });
}

/** Opens a user's storage as a separate instance, like another tab. */
export function openDeviceStore(userId: string): DeviceStore {
  const listeners = new Set<() => void>();
  const database = new UserDatabase(userId);
  const storage = createDexieStorage(database);
  const freeSpace = () => opened.freeSpace();
  const onDefect = (error: unknown) => showFailure(error, { sharedOnly: true });
  const writer = createWriter({
    storage,
    now: () => Date.now(),
    newId,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    onChange: () => {
      for (const listener of [...listeners]) listener();
    },
    freeSpace,
    onDefect,
  });
  const parts: StoreParts = { database, writer, guard: saveOnLeaving, freeSpace, onDefect, clock: systemClock };
  const stores = new Map<unknown, unknown>();
  const opened: DeviceStore = {
    freeSpace: async () => false,
    userId,
    database,
    storage,
    writer,
    store<Store>(create: CreateStore<Store>): Store {
      const made = (stores.get(create) as Store | undefined) ?? create(parts);
      stores.set(create, made);
      return made;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return opened;
}
