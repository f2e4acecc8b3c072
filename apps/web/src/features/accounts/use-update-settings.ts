import type { UpdateSettingsInput } from '@quorbit/contracts/accounts/schema';
import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import { useMutation } from '@tanstack/react-query';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { trpc } from '#lib/server/trpc.ts';
import { getSession, setUser } from '#lib/session.ts';
import { useWork } from '#offline/use-work.ts';
import { useShowProfile } from './show-profile.ts';

/**
 * Changes the given settings and leaves the others as they are. The change is stored on this device and sent when there
 * is a network. A browser without storage calls the server directly, and its reply becomes the stored profile.
 */
export function useUpdateSettings({ inline }: { inline: boolean }) {
  const { accounts, client } = trpc.useUtils();
  const { canStoreWork, enqueue } = useWork();
  const show = useShowProfile();
  return useSingleFlight(
    useMutation({
      meta: { inline },
      // A profile reply that is still on its way doesn't include the change, so it's cancelled.
      onMutate: () => accounts.me.cancel(),
      async mutationFn(settings: UpdateSettingsInput) {
        if (!(await canStoreWork())) return show(await client.accounts.updateSettings.mutate(settings));
        const [{ withSettings }] = await Promise.all([
          import('./accounts.mirror.ts'),
          enqueue({ type: PROFILE_UPDATE, args: settings }),
        ]);
        const user = getSession()?.user;
        if (user) setUser(withSettings(user, settings));
      },
    }),
    { secondTab: 'unchanged' },
  );
}
