export const DISMISSED_KEY = 'installDismissedAt';
/** Then it is offered once more. */
const QUIET_MS = 30 * 24 * 3_600_000;

/** Whether the person at this device declined to install the app in the last 30 days. @param now milliseconds */
export function isInstallDismissed(now: number): boolean {
  const at = Number(localStorage.getItem(DISMISSED_KEY) ?? Number.NaN);
  // A clock that was ahead when it was declined must not decline for ever.
  return at <= now && now < at + QUIET_MS;
}

/** Remembers that the person declined. @param now milliseconds */
export function dismissInstall(now: number): void {
  localStorage.setItem(DISMISSED_KEY, String(now));
}
