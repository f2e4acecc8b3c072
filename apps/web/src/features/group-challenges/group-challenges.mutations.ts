import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Creates a group's challenge. Errors appear in the form instead of a toast. */
export function useCreateGroupChallenge() {
  const { groupChallenges, studyGroups } = trpc.useUtils();
  return formMutation(
    trpc.groupChallenges.create.useMutation({
      meta: { inline: true },
      onSuccess: () => {
        notify("Challenge started. Everybody's work counts from now on.", { type: 'success' });
        return Promise.all([groupChallenges.invalidate(), studyGroups.get.invalidate()]);
      },
    }),
    { secondTab: 'repeated' },
  );
}

export function useRemoveGroupChallenge() {
  const { groupChallenges } = trpc.useUtils();
  return useSingleFlight(
    trpc.groupChallenges.remove.useMutation({
      meta: { inline: true },
      onError: (error) => showRefusal(error, "We couldn't delete the challenge. Try again."),
      onSuccess: () => groupChallenges.invalidate(),
    }),
    { secondTab: 'refused' },
  );
}
