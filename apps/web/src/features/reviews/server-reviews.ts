import { trpc } from '#lib/trpc.ts';
import { NOT_LOADED, type ReviewSource } from './review.ts';
import { PAGE, useReviewsOnServer } from './reviews.queries.ts';

/** The reviews of today straight from the server, for browsers that keep nothing. Ratings need a network there. */
export function useServerReviews(enabled: boolean): ReviewSource {
  const view = useReviewsOnServer(enabled);
  const utils = trpc.useUtils();
  const { mutate, isPending: rating } = trpc.reviews.rate.useMutation({
    onSuccess: async ({ questionId }, { left }) => {
      await utils.reviews.list.cancel();
      utils.reviews.list.setData(PAGE, (list) => {
        const items = list?.items.filter(({ question }) => question.id !== questionId) ?? [];
        return list && items.length < list.items.length ? { ...list, items, total: list.total - 1 } : list;
      });
      if (utils.reviews.list.getData(PAGE)?.items.length === 0) void utils.reviews.list.invalidate();
      if (left === 0) void utils.accounts.me.invalidate();
    },
  });

  return { view, failure: NOT_LOADED, rate, rating };

  function rate(...[{ review, quality, left }, onRated]: Parameters<ReviewSource['rate']>): void {
    const input = { quizId: review.quiz.id, questionId: review.questionId, quality, left };
    mutate(input, { onSuccess: ({ xpEarned }) => onRated(xpEarned) });
  }
}
