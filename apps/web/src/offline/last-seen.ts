// Kept in local storage, which often survives when a browser throws a database away.
const key = (userId: string) => `synced-${userId}`;

/** Server time up to which the server has what this browser once held; null where it never synced. */
export function lastSeen(userId: string): number | null {
  const time = Number(localStorage.getItem(key(userId)) ?? Number.NaN);
  return Number.isFinite(time) ? time : null;
}

export function noteSeen(userId: string, serverNow: number): void {
  try {
    localStorage.setItem(key(userId), String(serverNow));
  } catch {
    // Full: then an eviction is simply not told.
  }
}

export function forgetSeen(userId: string): void {
  localStorage.removeItem(key(userId));
}
