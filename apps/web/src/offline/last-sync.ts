// The time is in local storage, which often survives when the browser evicts a database.
export const lastSyncKey = (userId: string) => `synced-${userId}`;

/**
 * Returns the server time in milliseconds up to which the server has everything that this browser had; null if it never
 * synced.
 */
export function readLastSync(userId: string): number | null {
  const time = Number(localStorage.getItem(lastSyncKey(userId)) ?? Number.NaN);
  return Number.isFinite(time) ? time : null;
}

export function saveLastSync(userId: string, serverNow: number): void {
  try {
    localStorage.setItem(lastSyncKey(userId), String(serverNow));
  } catch {
    // Local storage is full. A later eviction of the database would then go unnoticed.
  }
}

export function clearLastSync(userId: string): void {
  localStorage.removeItem(lastSyncKey(userId));
}
