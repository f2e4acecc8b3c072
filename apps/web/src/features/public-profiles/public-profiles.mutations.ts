import { CHEER_SENT } from '@quorbit/contracts/public-profiles/messages';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

export function useCheer() {
  const { publicProfiles } = trpc.useUtils();
  return useSingleFlight(
    trpc.publicProfiles.cheer.useMutation({
      meta: { inline: true },
      onError: (error) => showRefusal(error, "That didn't work. Try again."),
      onSuccess: () => notify(CHEER_SENT, { type: 'success' }),
      onSettled: () => publicProfiles.invalidate(),
    }),
    { secondTab: 'refused' },
  );
}
