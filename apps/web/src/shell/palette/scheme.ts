import { DEFAULT_THEME } from '@quorbit/contracts/themes/default-theme';
import { applyTheme, SCHEME_KEY } from '#lib/theme/theme.ts';

type Scheme = 'light' | 'dark';

/** What this device shows the default theme in: what was chosen here, else what the system prefers. */
export function getScheme(): { scheme: Scheme; chosen: boolean } {
  const chosen = localStorage.getItem(SCHEME_KEY);
  if (chosen === 'light' || chosen === 'dark') return { scheme: chosen, chosen: true };
  return { scheme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light', chosen: false };
}

/** Shows the default theme light or dark on this device; null follows the system again. */
export function setScheme(scheme: Scheme | null): void {
  if (scheme) localStorage.setItem(SCHEME_KEY, scheme);
  else localStorage.removeItem(SCHEME_KEY);
  applyTheme(DEFAULT_THEME);
}
