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
