import {
  CHALLENGE_CREATED,
  CHALLENGE_DELETED,
  CHALLENGE_JOINED,
  cleanedUp,
  QUIZ_SUBMITTED,
  SAMPLE_CREATED,
} from '@quorbit/contracts/challenges/words';
import { useOnce } from '#lib/hooks/use-once.ts';
import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { showRefusal } from '#lib/server/show-refusal.ts';
import { trpc } from '#lib/server/trpc.ts';

const GOOD = { type: 'success' } as const;

/** Tells of a failed call why the server refused it, or these words where it had none. */
function failing(fallback: string) {
  return { meta: { inline: true }, onError: (error: unknown) => showRefusal(error, fallback) };
}

/** After something changed in challenges: they are read again. */
function useChallengesChanged() {
  const { challenges } = trpc.useUtils();
  return () => challenges.invalidate();
}

/** What a call that went well does: says so, and reads the challenges again. */
function useTold(words: string) {
  const changed = useChallengesChanged();
  return {
    onSuccess: () => {
      notify(words, GOOD);
      return changed();
    },
  };
}

export function useJoinChallenge() {
  const told = useTold(CHALLENGE_JOINED);
  // twice: who takes part is refused: CONFLICT
  return useOnce(trpc.challenges.join.useMutation({ ...failing('Failed to join challenge'), ...told }));
}

/** Its form shows what the server refuses. */
export function useCreateChallenge() {
  const told = useTold(CHALLENGE_CREATED);
  // twice, by a form: two challenges that somebody typed twice
  return trpc.challenges.create.useMutation({ meta: { inline: true }, ...told });
}

export function useCreateSample() {
  const told = useTold(SAMPLE_CREATED);
  // twice: two samples, as asked for in two places
  return useOnce(
    trpc.challenges.createSample.useMutation({ ...failing('Failed to create sample challenge'), ...told }),
  );
}

export function useDeleteChallenge() {
  const told = useTold(CHALLENGE_DELETED);
  // twice: a deleted challenge stays so: NOT_FOUND
  return useOnce(trpc.challenges.delete.useMutation({ ...failing('Failed to delete daily challenge'), ...told }));
}

export function useCleanUp() {
  const changed = useChallengesChanged();
  // twice: what is removed stays so
  return useOnce(
    trpc.challenges.cleanup.useMutation({
      ...failing('Failed to cleanup challenges'),
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
  const told = useTold(QUIZ_SUBMITTED);
  // twice: the same answers get the same reply, other ones are refused
  return useOnce(
    trpc.challenges.submitQuiz.useMutation({
      meta: { inline: true },
      onError: (error) => Number(describeFailure(error).status) >= 500 && showRefusal(error, 'Failed to submit quiz'),
      ...told,
    }),
  );
}
