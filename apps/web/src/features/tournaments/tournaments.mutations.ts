import { QUIZ_SUBMITTED } from '@quorbit/contracts/plays/messages';
import {
  SAMPLE_CREATED,
  TOURNAMENT_CREATED,
  TOURNAMENT_DELETED,
  TOURNAMENT_REGISTERED,
  TOURNAMENT_WITHDRAWN,
} from '@quorbit/contracts/tournaments/messages';
import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { refusalToast, showRefusal, successToast } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

/**
 * Returns options for a mutation: after success it notifies the user with the given words and refetches the
 * tournaments.
 */
function useSuccessToast(words: string) {
  const { tournaments } = trpc.useUtils();
  return successToast(words, () => tournaments.invalidate());
}

export function useRegisterForTournament() {
  const toast = useSuccessToast(TOURNAMENT_REGISTERED);
  return useSingleFlight(
    trpc.tournaments.register.useMutation({ ...refusalToast('Failed to register for tournament'), ...toast }),
    { secondTab: 'refused' },
  );
}

export function useWithdraw() {
  const toast = useSuccessToast(TOURNAMENT_WITHDRAWN);
  return useSingleFlight(
    trpc.tournaments.withdraw.useMutation({ ...refusalToast('Failed to withdraw from tournament'), ...toast }),
    { secondTab: 'refused' },
  );
}

/** Creates a tournament. The form shows the server's refusal. */
export function useCreateTournament() {
  const toast = useSuccessToast(TOURNAMENT_CREATED);
  return formMutation(trpc.tournaments.create.useMutation({ meta: { inline: true }, ...toast }), {
    secondTab: 'repeated',
  });
}

export function useCreateSample() {
  const toast = useSuccessToast(SAMPLE_CREATED);
  return useSingleFlight(
    trpc.tournaments.createSample.useMutation({ ...refusalToast('Failed to create sample tournament'), ...toast }),
    { secondTab: 'repeated' },
  );
}

export function useDeleteTournament() {
  const toast = useSuccessToast(TOURNAMENT_DELETED);
  return useSingleFlight(
    trpc.tournaments.delete.useMutation({ ...refusalToast('Failed to delete tournament'), ...toast }),
    {
      secondTab: 'refused',
    },
  );
}

/** Starts or resumes the quiz of the current round. The quiz screen shows errors. */
export function useStartRound() {
  return useSingleFlight(trpc.tournaments.startQuiz.useMutation({ meta: { inline: true } }), {
    secondTab: 'unchanged',
  });
}

/** Submits the quiz of the current round. The quiz screen shows why the server refused it for good. */
export function useSubmitRound() {
  const toast = useSuccessToast(QUIZ_SUBMITTED);
  return useSingleFlight(
    trpc.tournaments.submitQuiz.useMutation({
      meta: { inline: true },
      onError: (error) => Number(describeFailure(error).status) >= 500 && showRefusal(error, 'Failed to submit quiz'),
      ...toast,
    }),
    { secondTab: 'unchanged' },
  );
}
