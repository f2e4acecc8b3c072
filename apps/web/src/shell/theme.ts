import { DEFAULT_THEME } from '@quorbit/contracts/themes/default-theme';
import { useEffect } from 'react';
import { useSession } from '#lib/session.ts';
import { applyTheme } from '#lib/theme/theme.ts';

/** Keeps the page in the signed-in person's theme, whichever tab changes it; the default one when nobody is. */
export function useStoredTheme(): void {
  const theme = useSession()?.user.selectedTheme ?? DEFAULT_THEME;
  useEffect(() => applyTheme(theme), [theme]);
}
