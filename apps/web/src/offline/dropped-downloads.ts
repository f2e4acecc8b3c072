import { useSyncExternalStore } from 'react';

// Kept in local storage: a device shows it whose database has no space.
export const droppedDownloadsKey = (userId: string) => `dropped-downloads-${userId}`;
const listeners = new Set<() => void>();

/** Notes that so many more downloads were removed to free space for work. */
export function addDroppedDownloads(userId: string, count: number): void {
  if (count === 0) return;
  try {
    localStorage.setItem(droppedDownloadsKey(userId), String(count + readCount(userId)));
  } catch {
    // No space for that either.
  }
  notifyListeners();
}

export function clearDroppedDownloads(userId: string): void {
  if (localStorage.getItem(droppedDownloadsKey(userId)) === null) return;
  localStorage.removeItem(droppedDownloadsKey(userId));
  notifyListeners();
}

/** How many downloads were removed to free space for work and did not come back yet. */
export function useDroppedDownloads(userId: string): number {
  return useSyncExternalStore(subscribe, () => readCount(userId));
}

function readCount(userId: string): number {
  return Number(localStorage.getItem(droppedDownloadsKey(userId)) ?? 0) || 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of [...listeners]) listener();
}
