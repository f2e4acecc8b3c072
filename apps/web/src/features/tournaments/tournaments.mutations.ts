import { QUIZ_SUBMITTED } from '@quorbit/contracts/challenges/words';
import {
  SAMPLE_CREATED,
  TOURNAMENT_CREATED,
  TOURNAMENT_DELETED,
  TOURNAMENT_REGISTERED,
  TOURNAMENT_WITHDRAWN,
} from '@quorbit/contracts/tournaments/words';
import { useOnce } from '#lib/hooks/use-once.ts';
import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { showRefusal } from '#lib/server/show-refusal.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Tells of a failed call why the server refused it, or these words where it had none. */
function failing(fallback: string) {
  return { meta: { inline: true }, onError: (error: unknown) => showRefusal(error, fallback) };
}

/** What a call that went well does: says so, and reads the tournaments again. */
function useTold(words: string) {
  const { tournaments } = trpc.useUtils();
  return {
    onSuccess: () => {
      notify(words, { type: 'success' });
      return tournaments.invalidate();
    },
  };
}

export function useRegisterForTournament() {
  const told = useTold(TOURNAMENT_REGISTERED);
  // twice: who is registered is refused: CONFLICT
  return useOnce(trpc.tournaments.register.useMutation({ ...failing('Failed to register for tournament'), ...told }));
}

export function useWithdraw() {
  const told = useTold(TOURNAMENT_WITHDRAWN);
  // twice: who has withdrawn is refused: CONFLICT
  return useOnce(trpc.tournaments.withdraw.useMutation({ ...failing('Failed to withdraw from tournament'), ...told }));
}

/** Its form shows what the server refuses. */
export function useCreateTournament() {
  const told = useTold(TOURNAMENT_CREATED);
  // twice, by a form: two tournaments that somebody typed twice
  return trpc.tournaments.create.useMutation({ meta: { inline: true }, ...told });
}

export function useCreateSample() {
  const told = useTold(SAMPLE_CREATED);
  // twice: two samples, as asked for in two places
  return useOnce(
    trpc.tournaments.createSample.useMutation({ ...failing('Failed to create sample tournament'), ...told }),
  );
}

export function useDeleteTournament() {
  const told = useTold(TOURNAMENT_DELETED);
  // twice: a deleted tournament stays so: NOT_FOUND
  return useOnce(trpc.tournaments.delete.useMutation({ ...failing('Failed to delete tournament'), ...told }));
}

/** Begins the quiz of this round, or goes on with it. Its screen shows what went wrong. */
export function useStartRound() {
  // twice: each tab gets the same play with the same deadline
  return useOnce(trpc.tournaments.startQuiz.useMutation({ meta: { inline: true } }));
}

/** Its screen shows why the server refused it for good. */
export function useSubmitRound() {
  const told = useTold(QUIZ_SUBMITTED);
  // twice: the same answers get the same reply, other ones are refused
  return useOnce(
    trpc.tournaments.submitQuiz.useMutation({
      meta: { inline: true },
      onError: (error) => Number(describeFailure(error).status) >= 500 && showRefusal(error, 'Failed to submit quiz'),
      ...told,
    }),
  );
}
