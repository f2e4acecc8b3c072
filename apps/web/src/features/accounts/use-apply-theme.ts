import type { ThemeName } from '@quorbit/contracts/themes/names';
import { notify } from '#lib/notifications.ts';
import { getSession } from '#lib/session.ts';
import { useUpdateSettings } from './use-update-settings.ts';

/**
 * Returns a function that saves the user's choice of theme for all devices, online or not, and the theme that is being
 * saved, if any.
 */
export function useApplyTheme() {
  const update = useUpdateSettings({ inline: true });
  return {
    applying: update.isPending ? (update.variables.selectedTheme ?? null) : null,
    apply(theme: ThemeName): void {
      // Another tab may have logged out a moment ago.
      if (!getSession()) {
        notify('Please log in to change themes', { type: 'error' });
        return;
      }
      update.mutate(
        { selectedTheme: theme },
        {
          onSuccess: () => notify(`Theme "${theme}" applied!`, { type: 'success' }),
          onError: () => notify(`Failed to apply theme "${theme}". Please try again.`, { type: 'error' }),
        },
      );
    },
  };
}
