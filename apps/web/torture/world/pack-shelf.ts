import { type DBCoreMutateRequest, type DBCoreTable, Dexie } from 'dexie';
import { quotaError } from '#offline/testing/faults.ts';

const PACKS = 'packs';

/** A record of the packs on a disk and of the space that it has for them. */
export class PackShelf {
  /** The number of packs that fit if nothing else is stored; other writes need one free place. Null means no limit. */
  space: number | null = null;
  /**
   * Whether a write ever found no space. The page then fetches no pack for an hour, and after that only once rows
   * change. A script in known.ts ends with a missing pack for that reason.
   */
  wasFull = false;
  /** The number of times that each pack was removed, by pack hash. */
  readonly removals = new Map<string, number>();
  readonly #here = new Set<string>();

  /**
   * Returns a table whose writes fail if the disk has no space for them, and which records stored and removed packs.
   */
  watch(table: DBCoreTable): DBCoreTable {
    return {
      ...table,
      mutate: (request) => {
        if (!this.#fits(table.name, request)) {
          this.wasFull = true;
          return Dexie.Promise.reject(quotaError());
        }
        return table.mutate(request).then((result) => {
          if (table.name === PACKS) this.#note(request);
          return result;
        });
      },
    };
  }

  copy(): PackShelf {
    const packShelf = new PackShelf();
    packShelf.space = this.space;
    for (const hash of this.#here) packShelf.#here.add(hash);
    return packShelf;
  }

  #fits(name: string, request: DBCoreMutateRequest): boolean {
    if (this.space === null || (request.type !== 'add' && request.type !== 'put')) return true;
    const more = name === PACKS && request.values.some(({ hash }) => this.#here.has(hash)) ? 0 : 1;
    return this.#here.size + more <= this.space;
  }

  #note(request: DBCoreMutateRequest): void {
    if (request.type === 'add' || request.type === 'put') for (const { hash } of request.values) this.#here.add(hash);
    else if (request.type === 'delete') for (const hash of request.keys) this.#remove(hash);
    else for (const hash of [...this.#here]) this.#remove(hash);
  }

  #remove(hash: string): void {
    if (this.#here.delete(hash)) this.removals.set(hash, (this.removals.get(hash) ?? 0) + 1);
  }
}
