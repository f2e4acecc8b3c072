import type { Profile } from '@quorbit/contracts/accounts/schema';
import { useCallback } from 'react';
import { resettable } from '#lib/resettable.ts';
import { setUser } from '#lib/session.ts';
import { waitUntilReadable } from '#offline/first-paint.ts';
import { type LoadAreas, useLoadAreas } from '#offline/mirror/areas-context.ts';

/** What the server said last. */
let newestProfile: Profile | null = null;
resettable(() => {
  newestProfile = null;
});

/**
 * Returns what shows a reply of the server about the signed-in person. Settings that wait on this device stay on top of it.
 */
export function useShowProfile(): (profile: Profile) => Promise<void> {
  const loadAreas = useLoadAreas();
  return useCallback((profile) => showProfile(profile, loadAreas), [loadAreas]);
}

/** Shows a reply of the server about the signed-in person. */
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
    // A browser that stores nothing has nothing that waits.
    show(profile);
  }
}
