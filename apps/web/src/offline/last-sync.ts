// Kept in local storage, which often survives when the browser evicts a database.
export const lastSyncKey = (userId: string) => `synced-${userId}`;

/** Server time up to which the server has everything this browser had; null where it never synced. */
export function readLastSync(userId: string): number | null {
  const time = Number(localStorage.getItem(lastSyncKey(userId)) ?? Number.NaN);
  return Number.isFinite(time) ? time : null;
}

export function saveLastSync(userId: string, serverNow: number): void {
  try {
    localStorage.setItem(lastSyncKey(userId), String(serverNow));
  } catch {
    // Storage is full: an eviction would go unnoticed.
  }
}

export function clearLastSync(userId: string): void {
  localStorage.removeItem(lastSyncKey(userId));
}
