import { vi } from 'vitest';

/** The tab's storage, or that of all tabs, takes nothing more until the test ends. */
export function breakStorage(name: 'sessionStorage' | 'localStorage' = 'sessionStorage'): void {
  const storage: Partial<Storage> = {
    getItem: () => null,
    removeItem: () => undefined,
    clear: () => undefined,
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  };
  vi.stubGlobal(name, storage);
}

/** The browser's database takes no record until the returned function is called. */
export function fillDisk(): () => void {
  const stored = IDBObjectStore.prototype.put;
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    // The fake server keeps its sockets in a database of its own.
    if (this.transaction.db.name.startsWith('msw')) return stored.apply(this, args);
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}
