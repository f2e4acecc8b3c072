import { trpc } from '#lib/trpc.ts';
import type { ReviewSource } from './review.ts';

const PAGE = { limit: 100 };

/** The reviews of today straight from the server, for browsers that keep nothing. Ratings need a network there. */
export function useServerReviews(enabled: boolean): ReviewSource {
  const { data, isPending, isError, isFetching, refetch } = trpc.reviews.list.useQuery(PAGE, { enabled, staleTime: 0 });
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

  return { reviews: read(), rate, rating };

  function read(): ReviewSource['reviews'] {
    // A page that was emptied while more are due is filled again before anything is shown.
    const emptied = data?.items.length === 0 && data.total > 0;
    if (isPending || (emptied && !isError)) return { status: 'loading' };
    if (!data || emptied) {
      const words = {
        message: 'Your reviews could not be loaded.',
        kept: 'They are kept on the server; nothing is lost.',
      };
      return { status: 'failed', ...words, retry: () => void refetch(), retrying: isFetching };
    }
    const reviews = data.items.map(({ quiz, question }) => ({ quiz, question, questionId: question.id }));
    const { total, waiting, nextDue } = data;
    return { status: 'ready', reviews, total, waiting, nextDue, missing: 0, unsent: 0 };
  }

  function rate(...[{ review, quality, left }, onRated]: Parameters<ReviewSource['rate']>): void {
    const input = { quizId: review.quiz.id, questionId: review.questionId, quality, left };
    mutate(input, { onSuccess: ({ xpEarned }) => onRated(xpEarned) });
  }
}
