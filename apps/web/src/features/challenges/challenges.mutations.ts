import {
  CHALLENGE_CREATED,
  CHALLENGE_DELETED,
  CHALLENGE_JOINED,
  formatCleanedUp,
  SAMPLE_CREATED,
} from '@quorbit/contracts/challenges/messages';
import { QUIZ_SUBMITTED } from '@quorbit/contracts/plays/messages';
import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { refusalToast, showRefusal, successToast } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

const SUCCESS = { type: 'success' } as const;

/** Returns a function that refetches all challenge queries, for use after a change. */
function useInvalidateChallenges() {
  const { challenges } = trpc.useUtils();
  return () => challenges.invalidate();
}

/** Returns the mutation options for success: a toast with the given text, and a refetch of the challenges. */
function useSuccessToast(words: string) {
  return successToast(words, useInvalidateChallenges());
}

export function useJoinChallenge() {
  const toast = useSuccessToast(CHALLENGE_JOINED);
  return useSingleFlight(trpc.challenges.join.useMutation({ ...refusalToast('Failed to join challenge'), ...toast }), {
    secondTab: 'refused',
  });
}

/** Creates a challenge. Errors appear in the form instead of a toast. */
export function useCreateChallenge() {
  const toast = useSuccessToast(CHALLENGE_CREATED);
  return formMutation(trpc.challenges.create.useMutation({ meta: { inline: true }, ...toast }), {
    secondTab: 'repeated',
  });
}

export function useCreateSample() {
  const toast = useSuccessToast(SAMPLE_CREATED);
  return useSingleFlight(
    trpc.challenges.createSample.useMutation({ ...refusalToast('Failed to create sample challenge'), ...toast }),
    { secondTab: 'repeated' },
  );
}

export function useDeleteChallenge() {
  const toast = useSuccessToast(CHALLENGE_DELETED);
  return useSingleFlight(
    trpc.challenges.delete.useMutation({ ...refusalToast('Failed to delete daily challenge'), ...toast }),
    { secondTab: 'refused' },
  );
}

export function useCleanUpChallenges() {
  const invalidate = useInvalidateChallenges();
  return useSingleFlight(
    trpc.challenges.cleanup.useMutation({
      ...refusalToast('Failed to cleanup challenges'),
      onSuccess: ({ removed }) => {
        notify(formatCleanedUp(removed), SUCCESS);
        return invalidate();
      },
    }),
    { secondTab: 'unchanged' },
  );
}

/** Starts the challenge's next quiz, or continues the open one. Errors appear on the quiz screen instead of a toast. */
export function useStartChallengeQuiz() {
  return useSingleFlight(trpc.challenges.startQuiz.useMutation({ meta: { inline: true } }), { secondTab: 'unchanged' });
}

/**
 * Submits the answers of a challenge's quiz. The quiz screen shows final refusals; server failures (5xx) show a toast.
 */
export function useSubmitChallengeQuiz() {
  const toast = useSuccessToast(QUIZ_SUBMITTED);
  return useSingleFlight(
    trpc.challenges.submitQuiz.useMutation({
      meta: { inline: true },
      onError: (error) => Number(describeFailure(error).status) >= 500 && showRefusal(error, 'Failed to submit quiz'),
      ...toast,
    }),
    { secondTab: 'unchanged' },
  );
}
