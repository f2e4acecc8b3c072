import { GROUP_CREATED, GROUP_JOINED, GROUP_LEFT, GROUP_UPDATED } from '@quorbit/contracts/study-groups/messages';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { getConnection } from '#lib/server/connection.ts';
import { deleteCachedReplies } from '#lib/server/last-replies.ts';
import { refusalToast } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

const SUCCESS_TOAST = { type: 'success' } as const;

/**
 * Returns a function that refetches groups, assignments and quizzes after a change, because a membership decides which
 * quizzes the user sees.
 */
function useRefreshGroups() {
  const { studyGroups, assignments, quizzes } = trpc.useUtils();
  return () =>
    Promise.all([
      studyGroups.invalidate(),
      assignments.invalidate(),
      quizzes.list.invalidate(),
      quizzes.categories.invalidate(),
    ]);
}

/**
 * Returns a function that deletes stored replies, which name members of a group that the user has left, and refreshes
 * the rest.
 */
function useForgetGroup() {
  const refreshGroups = useRefreshGroups();
  return () => {
    void deleteCachedReplies(['studyGroups', 'assignments', 'groupMemory', 'leaderboards']);
    return refreshGroups();
  };
}

/** Creates a group; refusals are shown in its form instead of a toast. */
export function useCreateGroup() {
  const refreshGroups = useRefreshGroups();
  return formMutation(
    trpc.studyGroups.create.useMutation({
      meta: { inline: true },
      onSuccess: () => {
        notify(GROUP_CREATED, SUCCESS_TOAST);
        return refreshGroups();
      },
    }),
    { secondTab: 'repeated' },
  );
}

/** Saves a group's settings; refusals are shown in its form instead of a toast. */
export function useUpdateGroup() {
  const refreshGroups = useRefreshGroups();
  return formMutation(
    trpc.studyGroups.update.useMutation({
      meta: { inline: true },
      onSuccess: () => {
        notify(GROUP_UPDATED, SUCCESS_TOAST);
        return refreshGroups();
      },
    }),
    { secondTab: 'replaced' },
  );
}

export function useJoinGroup() {
  const refreshGroups = useRefreshGroups();
  return useSingleFlight(
    trpc.studyGroups.join.useMutation({
      ...refusalToast('Failed to join group'),
      onSuccess: () => {
        notify(GROUP_JOINED, SUCCESS_TOAST);
        return refreshGroups();
      },
    }),
    { secondTab: 'unchanged' },
  );
}

export function useLeaveGroup() {
  const refreshGroups = useForgetGroup();
  return useSingleFlight(
    trpc.studyGroups.leave.useMutation({
      ...refusalToast('Failed to leave group'),
      onSuccess: () => {
        notify(GROUP_LEFT, SUCCESS_TOAST);
        return refreshGroups();
      },
    }),
    { secondTab: 'unchanged' },
  );
}

export function useDissolveGroup() {
  const refreshGroups = useForgetGroup();
  return useSingleFlight(
    trpc.studyGroups.dissolve.useMutation({
      ...refusalToast("We couldn't dissolve the group. Try again."),
      onSuccess: () => {
        notify('Group dissolved.', SUCCESS_TOAST);
        return refreshGroups();
      },
    }),
    { secondTab: 'unchanged' },
  );
}

export function usePromoteMember() {
  const refreshGroups = useRefreshGroups();
  return useSingleFlight(
    trpc.studyGroups.promoteMember.useMutation({
      ...refusalToast("We couldn't change the role. Try again."),
      onSuccess: refreshGroups,
    }),
    { secondTab: 'unchanged' },
  );
}

export function useRemoveMember() {
  const refreshGroups = useRefreshGroups();
  return useSingleFlight(
    trpc.studyGroups.removeMember.useMutation({
      ...refusalToast("We couldn't remove the member. Try again."),
      onSuccess: refreshGroups,
    }),
    { secondTab: 'unchanged' },
  );
}

export function useAgree() {
  const { studyGroups, groupMemory } = trpc.useUtils();
  return useSingleFlight(
    trpc.studyGroups.agree.useMutation({
      ...refusalToast("We couldn't save that. Try again."),
      onSuccess: () => Promise.all([studyGroups.get.invalidate(), groupMemory.invalidate()]),
    }),
    { secondTab: 'unchanged' },
  );
}

export function useRenewInvite() {
  const refreshGroups = useRefreshGroups();
  return useSingleFlight(
    trpc.studyGroups.renewInvite.useMutation({
      ...refusalToast("We couldn't renew the link. Try again."),
      onSuccess: () => {
        notify('The old link no longer works.', SUCCESS_TOAST);
        return refreshGroups();
      },
    }),
    { secondTab: 'replaced' },
  );
}

export function useShareQuiz() {
  const refreshGroups = useRefreshGroups();
  return useSingleFlight(
    trpc.studyGroups.share.useMutation({
      ...refusalToast("We couldn't share the quiz. Try again."),
      onSuccess: () => {
        notify('Quiz shared with the group.', SUCCESS_TOAST);
        return refreshGroups();
      },
    }),
    { secondTab: 'unchanged' },
  );
}

export function useUnshareQuiz() {
  const refreshGroups = useRefreshGroups();
  return useSingleFlight(
    trpc.studyGroups.unshare.useMutation({
      ...refusalToast("We couldn't take the quiz out. Try again."),
      onSuccess: refreshGroups,
    }),
    { secondTab: 'unchanged' },
  );
}

/** Opens the quiz of an activity; shows an error if it was deleted or the user may no longer see it. */
export function useOpenQuiz() {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const notifyFailure = () => notify('Unable to load quiz details', { type: 'error' });
  const open = useSingleFlight(
    useMutation({
      mutationFn: async (quizId: string) => {
        // Offline the quiz's page is opened without a check; it shows the quiz if this device has it.
        if (getConnection().state !== 'offline') await client.quizzes.get.query({ id: quizId });
        return navigate({ to: '/user/test/$quizId', params: { quizId } });
      },
      onError: notifyFailure,
      meta: { inline: true },
    }),
    { secondTab: 'repeated' },
  );
  return (quizId: string | null) => (quizId === null ? notifyFailure() : open.mutate(quizId));
}
