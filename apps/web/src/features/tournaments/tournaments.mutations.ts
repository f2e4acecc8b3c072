import { QUIZ_SUBMITTED } from '@quorbit/contracts/plays/words';
import {
  SAMPLE_CREATED,
  TOURNAMENT_CREATED,
  TOURNAMENT_DELETED,
  TOURNAMENT_REGISTERED,
  TOURNAMENT_WITHDRAWN,
} from '@quorbit/contracts/tournaments/words';
import { useOnce } from '#lib/hooks/use-once.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { refusalToast, showRefusal, successToast } from '#lib/server/show-refusal.ts';
import { trpc } from '#lib/server/trpc.ts';

/** What a call that went well does: says so, and reads the tournaments again. */
function useSuccessToast(words: string) {
  const { tournaments } = trpc.useUtils();
  return successToast(words, () => tournaments.invalidate());
}

export function useRegisterForTournament() {
  const toast = useSuccessToast(TOURNAMENT_REGISTERED);
  // twice: who is registered is refused: CONFLICT
  return useOnce(
    trpc.tournaments.register.useMutation({ ...refusalToast('Failed to register for tournament'), ...toast }),
  );
}

export function useWithdraw() {
  const toast = useSuccessToast(TOURNAMENT_WITHDRAWN);
  // twice: who has withdrawn is refused: CONFLICT
  return useOnce(
    trpc.tournaments.withdraw.useMutation({ ...refusalToast('Failed to withdraw from tournament'), ...toast }),
  );
}

/** Its form shows what the server refuses. */
export function useCreateTournament() {
  const toast = useSuccessToast(TOURNAMENT_CREATED);
  // twice, by a form: two tournaments that somebody typed twice
  return trpc.tournaments.create.useMutation({ meta: { inline: true }, ...toast });
}

export function useCreateSample() {
  const toast = useSuccessToast(SAMPLE_CREATED);
  // twice: two samples, as asked for in two places
  return useOnce(
    trpc.tournaments.createSample.useMutation({ ...refusalToast('Failed to create sample tournament'), ...toast }),
  );
}

export function useDeleteTournament() {
  const toast = useSuccessToast(TOURNAMENT_DELETED);
  // twice: a deleted tournament stays so: NOT_FOUND
  return useOnce(trpc.tournaments.delete.useMutation({ ...refusalToast('Failed to delete tournament'), ...toast }));
}

/** Begins the quiz of this round, or goes on with it. Its screen shows what went wrong. */
export function useStartRound() {
  // twice: each tab gets the same play with the same deadline
  return useOnce(trpc.tournaments.startQuiz.useMutation({ meta: { inline: true } }));
}

/** Its screen shows why the server refused it for good. */
export function useSubmitRound() {
  const toast = useSuccessToast(QUIZ_SUBMITTED);
  // twice: the same answers get the same reply, other ones are refused
  return useOnce(
    trpc.tournaments.submitQuiz.useMutation({
      meta: { inline: true },
      onError: (error) => Number(describeFailure(error).status) >= 500 && showRefusal(error, 'Failed to submit quiz'),
      ...toast,
    }),
  );
}
