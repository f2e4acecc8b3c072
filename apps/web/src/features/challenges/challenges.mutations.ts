import {
  CHALLENGE_CREATED,
  CHALLENGE_DELETED,
  CHALLENGE_JOINED,
  cleanedUp,
  SAMPLE_CREATED,
} from '@quorbit/contracts/challenges/words';
import { QUIZ_SUBMITTED } from '@quorbit/contracts/plays/words';
import { useOnce } from '#lib/hooks/use-once.ts';
import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { refusalToast, showRefusal, successToast } from '#lib/server/show-refusal.ts';
import { trpc } from '#lib/server/trpc.ts';

const GOOD = { type: 'success' } as const;

/** After something changed in challenges: they are read again. */
function useChallengesChanged() {
  const { challenges } = trpc.useUtils();
  return () => challenges.invalidate();
}

/** What a call that went well does: says so, and reads the challenges again. */
function useSuccessToast(words: string) {
  return successToast(words, useChallengesChanged());
}

export function useJoinChallenge() {
  const toast = useSuccessToast(CHALLENGE_JOINED);
  // twice: who takes part is refused: CONFLICT
  return useOnce(trpc.challenges.join.useMutation({ ...refusalToast('Failed to join challenge'), ...toast }));
}

/** Its form shows what the server refuses. */
export function useCreateChallenge() {
  const toast = useSuccessToast(CHALLENGE_CREATED);
  // twice, by a form: two challenges that somebody typed twice
  return trpc.challenges.create.useMutation({ meta: { inline: true }, ...toast });
}

export function useCreateSample() {
  const toast = useSuccessToast(SAMPLE_CREATED);
  // twice: two samples, as asked for in two places
  return useOnce(
    trpc.challenges.createSample.useMutation({ ...refusalToast('Failed to create sample challenge'), ...toast }),
  );
}

export function useDeleteChallenge() {
  const toast = useSuccessToast(CHALLENGE_DELETED);
  // twice: a deleted challenge stays so: NOT_FOUND
  return useOnce(trpc.challenges.delete.useMutation({ ...refusalToast('Failed to delete daily challenge'), ...toast }));
}

export function useCleanUp() {
  const changed = useChallengesChanged();
  // twice: what is removed stays so
  return useOnce(
    trpc.challenges.cleanup.useMutation({
      ...refusalToast('Failed to cleanup challenges'),
      onSuccess: ({ removed }) => {
        notify(cleanedUp(removed), GOOD);
        return changed();
      },
    }),
  );
}

/** Begins the next quiz, or goes on with the one that is being played. Its screen shows what went wrong. */
export function useStartQuiz() {
  // twice: each tab gets the same play with the same deadline
  return useOnce(trpc.challenges.startQuiz.useMutation({ meta: { inline: true } }));
}

/** Its screen shows why the server refused it for good. */
export function useSubmitQuiz() {
  const toast = useSuccessToast(QUIZ_SUBMITTED);
  // twice: the same answers get the same reply, other ones are refused
  return useOnce(
    trpc.challenges.submitQuiz.useMutation({
      meta: { inline: true },
      onError: (error) => Number(describeFailure(error).status) >= 500 && showRefusal(error, 'Failed to submit quiz'),
      ...toast,
    }),
  );
}
