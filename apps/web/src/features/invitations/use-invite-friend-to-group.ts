import { INVITATION_SENT } from '@quorbit/contracts/invitations/messages';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Invites a friend to a study group. */
export function useInviteFriendToGroup() {
  return useSingleFlight(
    trpc.invitations.inviteFriend.useMutation({
      meta: { inline: true },
      onSuccess: () => notify(INVITATION_SENT, { type: 'success' }),
      onError: (error) => showRefusal(error, "We couldn't send the invitation. Try again."),
    }),
    { secondTab: 'unchanged' },
  );
}
