import { CHEERED } from '@quorbit/contracts/public-profiles/words';
import { notify } from '#lib/notifications.ts';
import { showRefusal } from '#lib/show-refusal.ts';
import { trpc } from '#lib/trpc.ts';
import { useOnce } from '#lib/use-once.ts';

export function useCheer() {
  const { publicProfiles } = trpc.useUtils();
  // twice: one cheer a day: CONFLICT
  return useOnce(
    trpc.publicProfiles.cheer.useMutation({
      meta: { inline: true },
      onError: (error) => showRefusal(error, "That didn't work. Try again."),
      onSuccess: () => notify(CHEERED, { type: 'success' }),
      onSettled: () => publicProfiles.invalidate(),
    }),
  );
}
