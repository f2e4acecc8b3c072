import { vi } from 'vitest';

/** The tab's storage, or that of all tabs, takes nothing more until the test ends. */
export function keepsNothing(name: 'sessionStorage' | 'localStorage' = 'sessionStorage'): void {
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
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}
