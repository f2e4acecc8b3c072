import type { Profile } from '@quorbit/contracts/accounts/schema';
import { useCallback } from 'react';
import { resettable } from '#lib/resettable.ts';
import { setUser } from '#lib/session.ts';
import { waitUntilReadable } from '#offline/first-paint.ts';
import { type LoadAreas, useLoadAreas } from '#offline/mirror/areas-context.ts';

/** The server's latest profile of the signed-in user. */
let newestProfile: Profile | null = null;
resettable(() => {
  newestProfile = null;
});

/**
 * Returns a function that shows the server's profile of the signed-in user, with unsent settings of this device applied
 * on top.
 */
export function useShowProfile(): (profile: Profile) => Promise<void> {
  const loadAreas = useLoadAreas();
  return useCallback((profile) => showProfile(profile, loadAreas), [loadAreas]);
}

/**
 * Shows the server's profile of the signed-in user, with unsent settings applied on top. A newer call replaces an
 * unfinished one.
 */
export async function showProfile(profile: Profile, loadAreas: LoadAreas): Promise<void> {
  newestProfile = profile;
  const show = (user: Profile) => {
    if (newestProfile === profile) setUser(user);
  };
  try {
    await waitUntilReadable(profile.id);
    const [{ deviceStoreOf }, { showProfileWithPending }, areas] = await Promise.all([
      import('#offline/device-store.ts'),
      import('./accounts.mirror.ts'),
      loadAreas(),
    ]);
    const { database, writer } = deviceStoreOf(profile.id);
    await database.open();
    await showProfileWithPending({ database, areas, unsaved: writer.unsaved() }, profile, show);
  } catch {
    // A browser without storage has no unsent settings.
    show(profile);
  }
}
