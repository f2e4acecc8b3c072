import type { AnswerMark } from '@quorbit/contracts/written-tests/marking';
import { counted } from '#lib/counted.ts';
import { describeFailure } from '#lib/errors.ts';
import { notify } from '#lib/notifications.ts';
import { showRefusal } from '#lib/show-refusal.ts';
import { trpc } from '#lib/trpc.ts';
import { useOnce } from '#lib/use-once.ts';
import { answersOf } from './marking.queries.ts';

/** Its form shows what the server refuses; after a conflict it gets what is new. */
export function useMarkAnswer(testId: string) {
  const { writtenTests } = trpc.useUtils();
  // twice, by a form: the second names a mark that is no longer the last one: CONFLICT
  return trpc.writtenTests.mark.useMutation({
    meta: { inline: true },
    onSuccess(mark: AnswerMark, { sittingId, questionId }) {
      writtenTests.answers.setInfiniteData(answersOf(testId, questionId), (before) => {
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
  });
}

export function usePublishMarks() {
  const { writtenTests } = trpc.useUtils();
  // twice: what is published stays so: the second publishes none
  return useOnce(
    trpc.writtenTests.publishMarks.useMutation({
      meta: { inline: true },
      onSuccess: ({ published }) =>
        notify(`Marks published for ${counted(published, 'learner', 'learners')}.`, { type: 'success' }),
      onError: (error) => showRefusal(error, "We couldn't publish the marks."),
      onSettled: () => writtenTests.invalidate(),
    }),
  );
}
