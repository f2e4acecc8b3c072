import { useSyncExternalStore } from 'react';

// The mark is in local storage, which survives when the browser evicts the database.
export const evictionKey = (userId: string) => `evicted-${userId}`;
const listeners = new Set<() => void>();

/**
 * Records that this browser lost a user's data.
 * @param upTo server time in milliseconds up to which the server has everything.
 */
export function saveEviction(userId: string, upTo: number): void {
  try {
    localStorage.setItem(evictionKey(userId), String(upTo));
  } catch {
    // Local storage is full. The user has already seen the message that was shown when the loss was discovered.
  }
  notifyListeners();
}

export function clearEviction(userId: string): void {
  localStorage.removeItem(evictionKey(userId));
  notifyListeners();
}

/**
 * Returns the server time in milliseconds up to which the server has the data that this browser lost; null if it lost
 * nothing.
 */
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
