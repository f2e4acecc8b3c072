import { useSyncExternalStore } from 'react';

// Kept in local storage: a device shows it whose database has no space.
export const droppedKey = (userId: string) => `dropped-downloads-${userId}`;
const listeners = new Set<() => void>();

/** Notes that so many more downloads were removed to free space for work. */
export function noteDroppedDownloads(userId: string, count: number): void {
  if (count === 0) return;
  try {
    localStorage.setItem(droppedKey(userId), String(count + read(userId)));
  } catch {
    // No space for that either.
  }
  tell();
}

export function forgetDroppedDownloads(userId: string): void {
  if (localStorage.getItem(droppedKey(userId)) === null) return;
  localStorage.removeItem(droppedKey(userId));
  tell();
}

/** How many downloads were removed to free space for work and did not come back yet. */
export function useDroppedDownloads(userId: string): number {
  return useSyncExternalStore(subscribe, () => read(userId));
}

function read(userId: string): number {
  return Number(localStorage.getItem(droppedKey(userId)) ?? 0) || 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
