import type { Profile } from '@quorbit/contracts/accounts/schema';
import { resettable } from '#lib/resettable.ts';
import { setUser } from '#lib/session.ts';
import { whenReadable } from '#offline/first-paint.ts';

/** What the server said last. */
let newest: Profile | null = null;
resettable(() => {
  newest = null;
});

/** Shows what the server says of the signed-in person; settings that wait on this device stay on top of it. */
export async function showProfile(profile: Profile): Promise<void> {
  newest = profile;
  const show = (user: Profile) => {
    if (newest === profile) setUser(user);
  };
  try {
    await whenReadable(profile.id);
    const [{ person }, { showWithPending }] = await Promise.all([
      import('#offline/person.ts'),
      import('./accounts.mirror.ts'),
    ]);
    const { database, writer } = person(profile.id);
    await database.open();
    await showWithPending({ database, unsaved: writer.unsaved() }, profile, show);
  } catch {
    // A browser that stores nothing has nothing that waits.
    show(profile);
  }
}
