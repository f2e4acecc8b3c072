import type { ReviewList } from '@quorbit/contracts/reviews/schema';
import { mirrorFirst } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { View } from '#lib/server/view.ts';
import type { DueToday } from './session/review.ts';

export const PAGE = { limit: 100 };

/** The reviews of today as the server has them. */
export function useReviewsOnServer(enabled: boolean): View<DueToday> {
  const answer = trpc.reviews.list.useQuery(PAGE, { ...mirrorFirst.options, enabled, select: dueToday });
  const view = mirrorFirst.insteadOfMirror(answer);
  const emptied = view.state === 'shown' && view.data.reviews.length === 0 && view.data.total > 0;
  if (!emptied) return view;
  // A page that was emptied while more are due is filled again before anything is shown.
  if (!answer.isError) return { state: 'loading' };
  return { state: 'failing', missing: false, retry: () => void answer.refetch(), retrying: answer.isFetching };
}

function dueToday({ items, total, waiting, nextDue, comeback }: ReviewList): DueToday {
  const reviews = items.map(({ due: _due, isNew: _isNew, ...item }) => ({
    ...item,
    questionId: item.question.id,
    history: null,
  }));
  return {
    reviews,
    total,
    waiting,
    nextDue,
    comeback,
    hasCards: nextDue !== null || waiting > 0,
    unsent: 0,
    doneToday: null,
  };
}
