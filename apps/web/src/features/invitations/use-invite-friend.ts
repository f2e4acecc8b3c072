import { INVITED } from '@quorbit/contracts/invitations/words';
import { notify } from '#lib/notifications.ts';
import { showRefusal } from '#lib/show-refusal.ts';
import { trpc } from '#lib/trpc.ts';
import { useOnce } from '#lib/use-once.ts';

/** Asks a friend into a study group. */
export function useInviteFriend() {
  // twice: the same invitation is no news
  return useOnce(
    trpc.invitations.inviteFriend.useMutation({
      meta: { inline: true },
      onSuccess: () => notify(INVITED, { type: 'success' }),
      onError: (error) => showRefusal(error, "We couldn't send the invitation. Try again."),
    }),
  );
}
