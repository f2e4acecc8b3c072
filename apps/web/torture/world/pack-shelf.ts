import { type DBCoreMutateRequest, type DBCoreTable, Dexie } from 'dexie';
import { quotaError } from '#offline/testing/faults.ts';

const PACKS = 'packs';

/** What is known of the packs on a disk, and the space that it has for them. */
export class PackShelf {
  /** How many packs fit, if there is nothing but them. Work needs one free place. Null for any number. */
  space: number | null = null;
  /**
   * A page found no space at some time, be it for work: it asks for no pack for an hour, and then only once rows change.
   * In known.ts is a script in which a pack is missing at the end for that reason.
   */
  wasFull = false;
  /** By hash: how often a pack was removed. */
  readonly removals = new Map<string, number>();
  readonly #here = new Set<string>();

  /** Packs that this page stores and removes. */
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
