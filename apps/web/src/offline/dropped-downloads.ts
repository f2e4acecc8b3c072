import { useSyncExternalStore } from 'react';

// In local storage, so that a device can show it even if its database has no space.
export const droppedDownloadsKey = (userId: string) => `dropped-downloads-${userId}`;
const listeners = new Set<() => void>();

/** Adds to the number of downloads that were removed to free space for work. */
export function addDroppedDownloads(userId: string, count: number): void {
  if (count === 0) return;
  try {
    localStorage.setItem(droppedDownloadsKey(userId), String(count + readCount(userId)));
  } catch {
    // The browser has no space for the number of removed downloads either.
  }
  notifyListeners();
}

export function clearDroppedDownloads(userId: string): void {
  if (localStorage.getItem(droppedDownloadsKey(userId)) === null) return;
  localStorage.removeItem(droppedDownloadsKey(userId));
  notifyListeners();
}

/** Returns the number of downloads that were removed to free space for work and haven't been fetched again yet. */
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
