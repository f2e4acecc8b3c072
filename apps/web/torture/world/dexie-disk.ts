import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { UserDatabase } from '#offline/database.ts';
import { dexieStorage } from '#offline/queue/dexie-storage.ts';
import type { Disk } from './disk.ts';

/** A browser's own database, as far as one exists outside of browsers. */
export function dexieDisk(name = newId()): Disk {
  const opened: UserDatabase[] = [];
  const open = (of = name) => {
    const database = new UserDatabase(of);
    opened.push(database);
    return database;
  };
  const aside = open();
  return {
    open: () => dexieStorage(open()),
    aside: () => dexieStorage(aside),
    async copy() {
      const other = newId();
      const copied = open(other);
      const content = await aside.transaction('r', aside.tables, () =>
        Promise.all(aside.tables.map(async (table) => ({ name: table.name, values: await table.toArray() }))),
      );
      for (const { name: table, values } of content) await copied.table(table).bulkAdd(values);
      return dexieDisk(other);
    },
    close() {
      for (const database of opened) database.close();
    },
  };
}
