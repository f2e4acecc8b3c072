export const DISMISSED_KEY = 'installDismissedAt';
/** The offer is hidden for this long after the user declined. */
const QUIET_MS = 30 * 24 * 3_600_000;

/** Returns whether a user of this device declined to install the app in the last 30 days. @param now milliseconds */
export function isInstallDismissed(now: number): boolean {
  const at = Number(localStorage.getItem(DISMISSED_KEY) ?? Number.NaN);
  // If the clock was ahead when the user declined, the offer must not stay hidden for ever.
  return at <= now && now < at + QUIET_MS;
}

/** Stores that the user declined to install the app. @param now milliseconds */
export function dismissInstall(now: number): void {
  localStorage.setItem(DISMISSED_KEY, String(now));
}
