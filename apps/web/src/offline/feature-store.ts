import type { Unsaved } from '#lib/durable/save-on-leaving.ts';
import type { UserDatabase } from './database.ts';
import type { DiskParts } from './disk.ts';
import type { Clock } from './engine/clock.ts';
import type { QueueWriter } from './queue/writer.ts';

/** The dependencies of a feature's store. Such a store holds one user's data in the feature's own tables. */
export interface StoreParts extends DiskParts {
  database: UserDatabase;
  writer: QueueWriter;
  /**
   * Makes the page save unsaved data when the user leaves it, and ask before closing if that fails. Returns a function
   * that ends this.
   */
  guard: (unsaved: Unsaved) => () => void;
  clock: Pick<Clock, 'now' | 'elapsed'>;
}

/** Creates a feature's store for one user. */
export type CreateStore<Store> = (parts: StoreParts) => Store;
