import { DEFAULT_THEME } from '@quorbit/contracts/themes/default-theme';
import { useEffect } from 'react';
import { useSession } from '#lib/session.ts';
import { applyTheme } from '#lib/theme/theme.ts';

/** Applies the signed-in user's theme, whichever tab changes it; the default theme when no user is signed in. */
export function useStoredTheme(): void {
  const theme = useSession()?.user.selectedTheme ?? DEFAULT_THEME;
  useEffect(() => applyTheme(theme), [theme]);
}
