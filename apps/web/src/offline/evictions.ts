import { useSyncExternalStore } from 'react';

// Kept in local storage, which survives when the browser evicts the database.
export const evictionKey = (userId: string) => `evicted-${userId}`;
const listeners = new Set<() => void>();

/** Notes that this browser lost a person's data. @param upTo server time up to which the server has everything */
export function saveEviction(userId: string, upTo: number): void {
  try {
    localStorage.setItem(evictionKey(userId), String(upTo));
  } catch {
    // Storage is full: the person was told once, when we found out.
  }
  notifyListeners();
}

export function clearEviction(userId: string): void {
  localStorage.removeItem(evictionKey(userId));
  notifyListeners();
}

/** Server time up to which the server has what this browser lost; null where it lost nothing. */
export function useEviction(userId: string): number | null {
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(evictionKey(userId)));
  const time = Number(stored ?? Number.NaN);
  return Number.isFinite(time) ? time : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of [...listeners]) listener();
}
