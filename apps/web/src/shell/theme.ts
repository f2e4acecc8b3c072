import { DEFAULT_THEME } from '@quorbit/contracts/themes/names';
import { useEffect } from 'react';
import { useSession } from '#lib/session.ts';

/** Shows the page in a theme; `data-theme` is its name in lower case. The browser's own bars take the page's colour. */
export function applyTheme(name: string): void {
  const root = document.documentElement;
  root.dataset.theme = name.toLowerCase();
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--color-base-200').trim());
}

/** Keeps the page in the signed-in person's theme, whichever tab changes it; the default one when nobody is. */
export function useStoredTheme(): void {
  const theme = useSession()?.user.selectedTheme ?? DEFAULT_THEME;
  useEffect(() => applyTheme(theme), [theme]);
}
