import { GROUP_CREATED, GROUP_JOINED, GROUP_LEFT, GROUP_UPDATED } from '@quorbit/contracts/study-groups/words';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formMutation, useOnce } from '#lib/hooks/use-once.ts';
import { notify } from '#lib/notifications.ts';
import { getConnection } from '#lib/server/connection.ts';
import { forgetReplies } from '#lib/server/last-replies.ts';
import { refusalToast } from '#lib/server/show-refusal.ts';
import { trpc } from '#lib/server/trpc.ts';

const GOOD = { type: 'success' } as const;

/** After something changed in groups: they are read again, and with them the quizzes that come and go with a membership. */
function useGroupsChanged() {
  const { studyGroups, assignments, quizzes } = trpc.useUtils();
  return () =>
    Promise.all([
      studyGroups.invalidate(),
      assignments.invalidate(),
      quizzes.list.invalidate(),
      quizzes.categories.invalidate(),
    ]);
}

/** As `useGroupsChanged`, once a group is the person's no more: what was kept names its members. */
function useGroupGone() {
  const changed = useGroupsChanged();
  return () => {
    void forgetReplies(['studyGroups', 'assignments', 'groupMemory', 'leaderboards']);
    return changed();
  };
}

/** Its form shows what the server refuses. */
export function useCreateGroup() {
  const changed = useGroupsChanged();
  return formMutation(
    trpc.studyGroups.create.useMutation({
      meta: { inline: true },
      onSuccess: () => {
        notify(GROUP_CREATED, GOOD);
        return changed();
      },
    }),
    { secondTab: 'repeated' },
  );
}

/** Its form shows what the server refuses. */
export function useUpdateGroup() {
  const changed = useGroupsChanged();
  return formMutation(
    trpc.studyGroups.update.useMutation({
      meta: { inline: true },
      onSuccess: () => {
        notify(GROUP_UPDATED, GOOD);
        return changed();
      },
    }),
    { secondTab: 'replaced' },
  );
}

export function useJoinGroup() {
  const changed = useGroupsChanged();
  return useOnce(
    trpc.studyGroups.join.useMutation({
      ...refusalToast('Failed to join group'),
      onSuccess: () => {
        notify(GROUP_JOINED, GOOD);
        return changed();
      },
    }),
    { secondTab: 'unchanged' },
  );
}

export function useLeaveGroup() {
  const changed = useGroupGone();
  return useOnce(
    trpc.studyGroups.leave.useMutation({
      ...refusalToast('Failed to leave group'),
      onSuccess: () => {
        notify(GROUP_LEFT, GOOD);
        return changed();
      },
    }),
    { secondTab: 'unchanged' },
  );
}

export function useDissolveGroup() {
  const changed = useGroupGone();
  return useOnce(
    trpc.studyGroups.dissolve.useMutation({
      ...refusalToast("We couldn't dissolve the group. Try again."),
      onSuccess: () => {
        notify('The group is dissolved.', GOOD);
        return changed();
      },
    }),
    { secondTab: 'unchanged' },
  );
}

export function usePromoteMember() {
  const changed = useGroupsChanged();
  return useOnce(
    trpc.studyGroups.promoteMember.useMutation({
      ...refusalToast("We couldn't change the role. Try again."),
      onSuccess: changed,
    }),
    { secondTab: 'unchanged' },
  );
}

export function useRemoveMember() {
  const changed = useGroupsChanged();
  return useOnce(
    trpc.studyGroups.removeMember.useMutation({
      ...refusalToast("We couldn't remove the member. Try again."),
      onSuccess: changed,
    }),
    { secondTab: 'unchanged' },
  );
}

export function useAgree() {
  const { studyGroups, groupMemory } = trpc.useUtils();
  return useOnce(
    trpc.studyGroups.agree.useMutation({
      ...refusalToast("We couldn't save that. Try again."),
      onSuccess: () => Promise.all([studyGroups.get.invalidate(), groupMemory.invalidate()]),
    }),
    { secondTab: 'unchanged' },
  );
}

export function useRenewInvite() {
  const changed = useGroupsChanged();
  return useOnce(
    trpc.studyGroups.renewInvite.useMutation({
      ...refusalToast("We couldn't renew the link. Try again."),
      onSuccess: () => {
        notify('The old link no longer works.', GOOD);
        return changed();
      },
    }),
    { secondTab: 'replaced' },
  );
}

export function useShareQuiz() {
  const changed = useGroupsChanged();
  return useOnce(
    trpc.studyGroups.share.useMutation({
      ...refusalToast("We couldn't share the quiz. Try again."),
      onSuccess: () => {
        notify('Quiz shared with the group.', GOOD);
        return changed();
      },
    }),
    { secondTab: 'unchanged' },
  );
}

export function useUnshareQuiz() {
  const changed = useGroupsChanged();
  return useOnce(
    trpc.studyGroups.unshare.useMutation({
      ...refusalToast("We couldn't take the quiz out. Try again."),
      onSuccess: changed,
    }),
    { secondTab: 'unchanged' },
  );
}

/** Opens a quiz that an activity names; it may be gone by now, or no longer be for this person. */
export function useOpenQuiz() {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const failed = () => notify('Unable to load quiz details', { type: 'error' });
  const open = useOnce(
    useMutation({
      mutationFn: async (quizId: string) => {
        // Offline the page shows it if this device has it.
        if (getConnection().state !== 'offline') await client.quizzes.get.query({ id: quizId });
        return navigate({ to: '/user/test/$quizId', params: { quizId } });
      },
      onError: failed,
      meta: { inline: true },
    }),
    { secondTab: 'repeated' },
  );
  return (quizId: string | null) => (quizId === null ? failed() : open.mutate(quizId));
}
