import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { UserDatabase } from '#offline/database.ts';
import { createDexieStorage } from '#offline/queue/dexie-storage.ts';
import { type Disk, type Track, untracked } from './disk.ts';
import { PackShelf } from './pack-shelf.ts';

interface DexieDiskOptions {
  name?: string;
  shelf?: PackShelf;
  /** Registers all work of the disk, so that virtual time waits for it. */
  track?: Track;
}

/** Returns a disk with a database like the browser's own, on an IndexedDB emulation. */
export function createDexieDisk({
  name = newId(),
  shelf = new PackShelf(),
  track = untracked,
}: DexieDiskOptions = {}): Disk {
  const opened: UserDatabase[] = [];
  const open = (on: PackShelf | null, isAlive = () => true, of = name) => {
    const database = new UserDatabase(of);
    database.use({
      stack: 'dbcore',
      name: 'world',
      create: (core) => ({
        ...core,
        transaction(stores, mode, options) {
          if (!isAlive()) throw new DOMException('The page is gone.', 'AbortError');
          const transaction = core.transaction(stores, mode, options);
          track(endOf(transaction as unknown as IDBTransaction));
          return transaction;
        },
        table: (table) => on?.watch(core.table(table)) ?? core.table(table),
      }),
    });
    track(database.open());
    opened.push(database);
    return database;
  };
  const aside = open(null);
  return {
    shelf,
    database: aside,
    open(isAlive) {
      const database = open(shelf, isAlive);
      return { storage: createDexieStorage(database), database };
    },
    aside: () => createDexieStorage(aside),
    async copy() {
      const other = newId();
      const copied = open(null, undefined, other);
      const content = await aside.transaction('r', aside.tables, () =>
        Promise.all(aside.tables.map(async (table) => ({ name: table.name, values: await table.toArray() }))),
      );
      for (const { name: table, values } of content) await copied.table(table).bulkAdd(values);
      return createDexieDisk({ name: other, shelf: shelf.copy(), track });
    },
    close() {
      for (const database of opened) database.close();
    },
  };
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ['complete', 'abort', 'error']) transaction.addEventListener(name, () => resolve());
  });
}
