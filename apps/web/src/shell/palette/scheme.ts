import { DEFAULT_THEME } from '@quorbit/contracts/themes/default-theme';
import { applyTheme, SCHEME_KEY } from '#lib/theme/theme.ts';

type Scheme = 'light' | 'dark';

/**
 * Returns whether this device shows the default theme light or dark: as chosen on it, else as the system prefers.
 * `chosen` is true if the user chose it.
 */
export function getScheme(): { scheme: Scheme; chosen: boolean } {
  const chosen = localStorage.getItem(SCHEME_KEY);
  if (chosen === 'light' || chosen === 'dark') return { scheme: chosen, chosen: true };
  return { scheme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light', chosen: false };
}

/** Sets whether this device shows the default theme light or dark; null follows the system again. */
export function setScheme(scheme: Scheme | null): void {
  if (scheme) localStorage.setItem(SCHEME_KEY, scheme);
  else localStorage.removeItem(SCHEME_KEY);
  applyTheme(DEFAULT_THEME);
}
