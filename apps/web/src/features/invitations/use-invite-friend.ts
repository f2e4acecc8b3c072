import { INVITED } from '@quorbit/contracts/invitations/words';
import { useOnce } from '#lib/hooks/use-once.ts';
import { notify } from '#lib/notifications.ts';
import { showRefusal } from '#lib/server/show-refusal.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Asks a friend into a study group. */
export function useInviteFriend() {
  return useOnce(
    trpc.invitations.inviteFriend.useMutation({
      meta: { inline: true },
      onSuccess: () => notify(INVITED, { type: 'success' }),
      onError: (error) => showRefusal(error, "We couldn't send the invitation. Try again."),
    }),
    { secondTab: 'unchanged' },
  );
}
