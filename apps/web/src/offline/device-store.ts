import type { UserDatabase } from './database.ts';
import type { Clock } from './engine/clock.ts';
import type { QueueWriter } from './queue/writer.ts';

/** What a feature keeps of a person in tables of its own, e.g. drafts: `Person.store` makes it. */
export interface DeviceStore {
  /** Writes what only memory has. Returns whether everything is on the disk. */
  flush(): Promise<boolean>;
}

export interface StoreParts {
  database: UserDatabase;
  writer: QueueWriter;
  /** The disk is full: removes what no work needs. Returns whether it is worth trying again. */
  freeSpace: () => Promise<boolean>;
  /** Something failed that is no fault of the disk. */
  onDefect: (error: unknown) => void;
  clock: Pick<Clock, 'now' | 'elapsed'>;
}

/** Makes a feature's store for one person. */
export type CreateStore<Store extends DeviceStore> = (parts: StoreParts) => Store;
