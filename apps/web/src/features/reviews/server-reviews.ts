import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { trpc } from '#lib/server/trpc.ts';
import { PAGE, useServerReviewList } from './reviews.queries.ts';
import { NOT_LOADED, type Review, type ReviewSource } from './session/review.ts';

/**
 * Provides today's reviews directly from the server, for browsers that can't store anything. Rating needs a network
 * there.
 */
export function useServerReviews(enabled: boolean): ReviewSource {
  const view = useServerReviewList(enabled);
  const utils = trpc.useUtils();
  const { mutate, isPending: rating } = useSingleFlight(
    trpc.reviews.rate.useMutation({
      onSuccess: async ({ questionId }, { left }) => {
        await utils.reviews.list.cancel();
        utils.reviews.list.setData(PAGE, (list) => {
          const items = list?.items.filter(({ question }) => question.id !== questionId) ?? [];
          return list && items.length < list.items.length ? { ...list, items, total: list.total - 1 } : list;
        });
        if (utils.reviews.list.getData(PAGE)?.items.length === 0) void utils.reviews.list.invalidate();
        if (left === 0) void utils.accounts.me.invalidate();
      },
    }),
    { secondTab: 'repeated' },
  );

  const refreshOnSuccess = { onSuccess: () => utils.reviews.list.invalidate() };
  const undoing = useSingleFlight(trpc.reviews.undo.useMutation(refreshOnSuccess), { secondTab: 'refused' });
  const suspending = useSingleFlight(trpc.reviews.suspend.useMutation(refreshOnSuccess), { secondTab: 'unchanged' });

  return {
    view,
    failure: NOT_LOADED,
    previewIntervals: () => null,
    rate,
    undo,
    suspend,
    rating: rating || undoing.isPending,
  };

  function rate(...[{ review, quality, confidence, left }, onRated]: Parameters<ReviewSource['rate']>): void {
    const ratingFields = { quality, left, ...(confidence === null ? {} : { confidence }) };
    const input = { quizId: review.quiz.id, questionId: review.questionId, ...ratingFields };
    mutate(input, {
      onSuccess: ({ xpEarned, stability: stabilityAfter, ratingId }) => onRated({ xpEarned, stabilityAfter, ratingId }),
    });
  }

  function undo(...[{ quiz, questionId, ratingId }, onUndone]: Parameters<ReviewSource['undo']>): void {
    undoing.mutate({ quizId: quiz.id, questionId, ratingId }, { onSuccess: onUndone });
  }

  function suspend({ quiz, questionId }: Review): void {
    suspending.mutate({ quizId: quiz.id, questionId, suspended: true });
  }
}
