/**
 * The local storage key of the home page's last HTML. public/theme.js reads it and shows the HTML before the app is
 * loaded.
 */
export const lastHomeKey = (userId: string) => `last-home-${userId}`;

/** The selector of the stored home page that public/theme.js puts on the screen. */
const LAST_HOME_SELECTOR = '.last-home';

/**
 * Stores the home page's present HTML for the start of the next visit. Does nothing while a dialog is open, since the
 * next visit doesn't start with it.
 */
export function saveLastHome(userId: string): void {
  const root = document.getElementById('root');
  // The HTML is stored with its build, because another build lacks its styles.
  const build = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app;
  if (!root || build === undefined || root.querySelector('dialog[open]')) return;
  try {
    localStorage.setItem(lastHomeKey(userId), JSON.stringify({ build, html: root.innerHTML }));
  } catch {
    // Storage is full: the next visit starts with an empty page frame.
  }
}

/** Removes the stored home page, so that the app's own one is visible. */
export function hideLastHome(): void {
  document.querySelector(LAST_HOME_SELECTOR)?.remove();
}

export function clearLastHome(userId: string): void {
  localStorage.removeItem(lastHomeKey(userId));
}
