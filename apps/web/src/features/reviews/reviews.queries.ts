import type { ReviewList } from '@quorbit/contracts/reviews/schema';
import { deviceThenServer } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { View } from '#lib/server/view.ts';
import type { DueToday } from './session/review.ts';

export const PAGE = { limit: 100 };

/** Loads today's reviews from the server. */
export function useServerReviewList(enabled: boolean): View<DueToday> {
  const query = trpc.reviews.list.useQuery(PAGE, { ...deviceThenServer.options, enabled, select: toDueToday });
  const view = deviceThenServer.insteadOfMirror(query);
  const isEmptied = view.state === 'shown' && view.data.reviews.length === 0 && view.data.ready > 0;
  if (!isEmptied) return view;
  // If all cards of the page are rated while more are due, the page is refetched before anything is shown.
  if (!query.isError) return { state: 'loading' };
  return { state: 'failing', missing: false, retry: () => void query.refetch(), retrying: query.isFetching };
}

function toDueToday({ items, total, waiting, nextDue, comeback }: ReviewList): DueToday {
  const reviews = items.map(({ due: _due, isNew: _isNew, ...item }) => ({
    ...item,
    questionId: item.question.id,
    history: null,
  }));
  return {
    reviews,
    total,
    ready: total,
    waiting,
    nextDue,
    comeback,
    hasCards: nextDue !== null || waiting > 0,
    unsent: 0,
    doneToday: null,
  };
}
