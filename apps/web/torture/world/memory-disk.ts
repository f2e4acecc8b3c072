import { MemoryDisk, memoryStorage } from '#offline/queue/memory-storage.ts';
import type { Disk } from './disk.ts';

const MAPS = ['outbox', 'journal', 'rejected', 'rows'] as const;

/** A disk that is only memory, for worlds in virtual time. */
export function memoryDisk(disk = new MemoryDisk()): Disk {
  return {
    shelf: null,
    database: null,
    open: () => ({ storage: memoryStorage(disk), database: null }),
    aside: () => memoryStorage(disk),
    async copy() {
      const other = new MemoryDisk();
      other.meta = disk.meta && { ...disk.meta };
      other.lastOrder = disk.lastOrder;
      for (const name of MAPS) {
        const copied: Map<unknown, unknown> = other[name];
        for (const [key, value] of disk[name]) copied.set(key, structuredClone(value));
      }
      for (const [name, records] of disk.tables) other.tables.set(name, structuredClone(records));
      return memoryDisk(other);
    },
    close() {},
  };
}
