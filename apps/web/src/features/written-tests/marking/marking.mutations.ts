import type { AnswerMark, ChooseLateInput } from '@quorbit/contracts/written-tests/marking';
import { useMutation } from '@tanstack/react-query';
import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';
import { formatCount } from '#lib/words/format-count.ts';
import { toAnswersInput } from './marking.queries.ts';

/** Saves a mark. The form shows the server's refusal; after a conflict the new text and mark are fetched. */
export function useMarkAnswer(testId: string) {
  const { writtenTests } = trpc.useUtils();
  return formMutation(
    trpc.writtenTests.mark.useMutation({
      meta: { inline: true },
      onSuccess(mark: AnswerMark, { sittingId, questionId }) {
        writtenTests.answers.setInfiniteData(toAnswersInput(testId, questionId), (before) => {
          if (!before) return before;
          const pages = before.pages.map((page) => ({
            ...page,
            items: page.items.map((answer) => (answer.sittingId === sittingId ? { ...answer, mark } : answer)),
          }));
          return { ...before, pages };
        });
        void writtenTests.queue.invalidate({ testId });
        void writtenTests.results.invalidate({ testId });
        void writtenTests.listManaged.invalidate();
      },
      onError(error, { questionId }) {
        if (describeFailure(error).code !== 'CONFLICT') return;
        void writtenTests.answers.invalidate({ testId, questionId });
        void writtenTests.queue.invalidate({ testId });
      },
    }),
    { secondTab: 'refused' },
  );
}

/**
 * Chooses between late texts and those at the deadline, for an answer, a sitting or the whole test. Repeats the call
 * until no text is left.
 */
export function useChooseLate(testId: string) {
  const { client, writtenTests } = trpc.useUtils();
  return useSingleFlight(
    useMutation({
      async mutationFn(input: ChooseLateInput) {
        let chosenCount = 0;
        for (let { version } = input; ; ) {
          const batch = await client.writtenTests.chooseLate.mutate({ ...input, version });
          chosenCount += batch.chosen;
          if (batch.left === 0 || batch.chosen === 0) return chosenCount;
          version = batch.version;
        }
      },
      meta: { inline: true },
      onSuccess: (chosen, { choice }) =>
        notify(
          choice === 'late'
            ? `${formatCount(chosen, 'late text counts', 'late texts count')} now.`
            : `${formatCount(chosen, 'text', 'texts')} of the deadline ${chosen === 1 ? 'stays' : 'stay'}.`,
          { type: 'success' },
        ),
      onError: (error) => showRefusal(error, "We couldn't save the choice."),
      onSettled: () => {
        void writtenTests.answers.invalidate({ testId });
        void writtenTests.queue.invalidate({ testId });
        void writtenTests.results.invalidate({ testId });
        void writtenTests.listResults.invalidate({ testId });
        return writtenTests.listManaged.invalidate();
      },
    }),
    { secondTab: 'refused' },
  );
}

export function usePublishMarks() {
  const { writtenTests } = trpc.useUtils();
  return useSingleFlight(
    trpc.writtenTests.publishMarks.useMutation({
      meta: { inline: true },
      onSuccess: ({ published }) =>
        notify(`Marks published for ${formatCount(published, 'learner', 'learners')}.`, { type: 'success' }),
      onError: (error) => showRefusal(error, "We couldn't publish the marks."),
      onSettled: () => writtenTests.invalidate(),
    }),
    { secondTab: 'unchanged' },
  );
}
