import { formatFriendsNow } from '@quorbit/contracts/invitations/messages';
import { GROUP_JOINED } from '@quorbit/contracts/study-groups/messages';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { refusalToast } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Accepts an invitation and refetches friends, groups and the quizzes that a membership adds. */
export function useAcceptInvitation() {
  const { friends, studyGroups, quizzes, invitations } = trpc.useUtils();
  return useSingleFlight(
    trpc.invitations.accept.useMutation({
      ...refusalToast("We couldn't accept the invitation. Try again."),
      onSuccess: ({ kind, name }) => {
        notify(kind === 'group' ? GROUP_JOINED : formatFriendsNow(name), { type: 'success' });
        return Promise.all([
          friends.invalidate(),
          studyGroups.invalidate(),
          quizzes.list.invalidate(),
          quizzes.categories.invalidate(),
        ]);
      },
      // The group may be full or the link expired by now; the screen shows it.
      onSettled: () => invitations.get.invalidate(),
    }),
    { secondTab: 'unchanged' },
  );
}

export function useCreateInvitation() {
  const { invitations } = trpc.useUtils();
  return useSingleFlight(
    trpc.invitations.create.useMutation({
      ...refusalToast("We couldn't make an invitation. Try again."),
      onSuccess: () => invitations.list.invalidate(),
    }),
    { secondTab: 'repeated' },
  );
}

export function useWithdrawInvitation() {
  const { invitations } = trpc.useUtils();
  return useSingleFlight(
    trpc.invitations.withdraw.useMutation({
      ...refusalToast("We couldn't withdraw the invitation. Try again."),
      // Someone may have accepted the invitation in the meantime.
      onSettled: () => invitations.list.invalidate(),
    }),
    { secondTab: 'unchanged' },
  );
}
