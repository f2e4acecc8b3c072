import type { AdaptiveRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { isRetryable } from '#lib/server/errors.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Milliseconds before an answer that couldn't be sent is sent again. */
const RETRY_MS = 2000;

/**
 * Returns a function that shows a run just received from the server; it cancels an older reply that is still on its
 * way.
 */
function useShowRun(quizId: string) {
  const { get } = trpc.useUtils().adaptiveQuizzes;
  return async (run: AdaptiveRun) => {
    await get.cancel({ quizId });
    get.setData({ quizId }, (before) => before && { ...before, open: run.ending === null ? run : null });
  };
}

export function useStartRun(quizId: string) {
  const show = useShowRun(quizId);
  return useSingleFlight(
    trpc.adaptiveQuizzes.start.useMutation({
      meta: { inline: true },
      onSuccess: show,
      onError: (error) => showRefusal(error, "We couldn't start the adaptive quiz. Try again."),
    }),
    { secondTab: 'unchanged' },
  );
}

/** Returns a mutation that sends an answer and retries until the server has it, even after the page was left. */
export function useSendAnswer(quizId: string) {
  const { get } = trpc.useUtils().adaptiveQuizzes;
  const show = useShowRun(quizId);
  return useSingleFlight(
    trpc.adaptiveQuizzes.answer.useMutation({
      meta: { inline: true },
      retry: (_failures, error) => isRetryable(error),
      retryDelay: RETRY_MS,
      async onSuccess(run) {
        // The next question gets the focus: if a button kept it, Enter would press that button again.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        if (run.ending === null) await show(run);
      },
      onError(error) {
        showRefusal(error, "We couldn't save your answer. Try again.");
        // Another device may have answered this question or ended the quiz.
        void get.invalidate({ quizId });
      },
    }),
    { secondTab: 'unchanged' },
  );
}

export function useStopRun(onEnded: (run: AdaptiveRun) => void) {
  return useSingleFlight(
    trpc.adaptiveQuizzes.stop.useMutation({
      meta: { inline: true },
      onSuccess: onEnded,
      onError: (error) => showRefusal(error, "We couldn't end the adaptive quiz. Try again."),
    }),
    { secondTab: 'unchanged' },
  );
}
