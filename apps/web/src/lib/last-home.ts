/** The name in local storage of home as it looked last. Read by public/theme.js, which shows it before the app is there. */
export const lastHomeKey = (userId: string) => `last-home-${userId}`;

/** What public/theme.js puts on the screen. */
const LAST_HOME_SELECTOR = '.last-home';

/** Keeps home as it looks now for the start of the next visit. A page under an open dialog is not what one comes back to. */
export function saveLastHome(userId: string): void {
  const root = document.getElementById('root');
  // Of another build it would lack its styles.
  const build = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app;
  if (!root || build === undefined || root.querySelector('dialog[open]')) return;
  try {
    localStorage.setItem(lastHomeKey(userId), JSON.stringify({ build, html: root.innerHTML }));
  } catch {
    // Storage is full: the next visit starts with the bare frame.
  }
}

/** Uncovers the app's own home. */
export function hideLastHome(): void {
  document.querySelector(LAST_HOME_SELECTOR)?.remove();
}

export function clearLastHome(userId: string): void {
  localStorage.removeItem(lastHomeKey(userId));
}
