import type { UpdateSettingsInput } from '@quorbit/contracts/accounts/schema';
import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import { useMutation } from '@tanstack/react-query';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { trpc } from '#lib/server/trpc.ts';
import { getSession, setUser } from '#lib/session.ts';
import { useWork } from '#offline/use-work.ts';
import { useShowProfile } from './show-profile.ts';

/**
 * Changes settings; what is left out stays. Saved on this device, with or without a network, they are sent by themselves;
 * a browser that keeps nothing asks the server instead, whose answer becomes the stored person.
 */
export function useUpdateSettings({ inline }: { inline: boolean }) {
  const { accounts, client } = trpc.useUtils();
  const { canStoreWork, enqueue } = useWork();
  const show = useShowProfile();
  return useSingleFlight(
    useMutation({
      meta: { inline },
      // An answer that is on its way knows nothing of the change yet.
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
