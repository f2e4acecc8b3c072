import type { Unsaved } from '#lib/durable/save-on-leaving.ts';
import type { UserDatabase } from './database.ts';
import type { DiskParts } from './disk.ts';
import type { Clock } from './engine/clock.ts';
import type { QueueWriter } from './queue/writer.ts';

/** The parts that a feature's store is made from. It keeps things of one person in tables of its own. */
export interface StoreParts extends DiskParts {
  database: UserDatabase;
  writer: QueueWriter;
  /** Watches over leaving the page while something isn't stored. Returns the way to stop. */
  guard: (unsaved: Unsaved) => () => void;
  clock: Pick<Clock, 'now' | 'elapsed'>;
}

/** Makes a feature's store for one person. */
export type CreateStore<Store> = (parts: StoreParts) => Store;
