import { createMemoryStorage, MemoryDisk } from '#offline/queue/memory-storage.ts';
import type { Disk } from './disk.ts';

const MAPS = ['outbox', 'journal', 'rejected', 'rows'] as const;

/** Returns a disk in memory, for worlds in virtual time. */
export function createMemoryDisk(disk = new MemoryDisk()): Disk {
  return {
    shelf: null,
    database: null,
    open: () => ({ storage: createMemoryStorage(disk), database: null }),
    aside: () => createMemoryStorage(disk),
    async copy() {
      const memoryDisk = new MemoryDisk();
      memoryDisk.meta = disk.meta && { ...disk.meta };
      memoryDisk.lastOrder = disk.lastOrder;
      for (const name of MAPS) {
        const copied: Map<unknown, unknown> = memoryDisk[name];
        for (const [key, value] of disk[name]) copied.set(key, structuredClone(value));
      }
      for (const [name, records] of disk.tables) memoryDisk.tables.set(name, structuredClone(records));
      return createMemoryDisk(memoryDisk);
    },
    close() {},
  };
}
