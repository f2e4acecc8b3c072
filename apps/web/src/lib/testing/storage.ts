import { vi } from 'vitest';

/** The tab's storage takes nothing more, until the test ends. */
export function keepsNothing(): void {
  const storage: Partial<Storage> = {
    getItem: () => null,
    removeItem: () => undefined,
    clear: () => undefined,
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  };
  vi.stubGlobal('sessionStorage', storage);
}
