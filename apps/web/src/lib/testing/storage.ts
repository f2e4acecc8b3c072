import { vi } from 'vitest';

/** Makes the tab's storage, or the storage of all tabs, refuse every write until the test ends. */
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

/** Makes the browser's database refuse every record until the returned function is called. */
export function fillDisk(): () => void {
  const stored = IDBObjectStore.prototype.put;
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    // The fake server's library (msw) stores its sockets in a database of its own.
    if (this.transaction.db.name.startsWith('msw')) return stored.apply(this, args);
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}
