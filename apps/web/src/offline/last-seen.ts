// Kept in local storage, which often survives when the browser evicts a database.
export const lastSeenKey = (userId: string) => `synced-${userId}`;

/** Server time up to which the server has everything this browser had; null where it never synced. */
export function lastSeen(userId: string): number | null {
  const time = Number(localStorage.getItem(lastSeenKey(userId)) ?? Number.NaN);
  return Number.isFinite(time) ? time : null;
}

export function noteSeen(userId: string, serverNow: number): void {
  try {
    localStorage.setItem(lastSeenKey(userId), String(serverNow));
  } catch {
    // Storage is full: an eviction would go unnoticed.
  }
}

export function forgetSeen(userId: string): void {
  localStorage.removeItem(lastSeenKey(userId));
}
