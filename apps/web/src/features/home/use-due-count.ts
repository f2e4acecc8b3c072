import { trpc } from '#lib/trpc.ts';
import { useDueReviews } from '#offline/mirror/use-review-deck.ts';

/** How many reviews are due today: as this device knows them or, where it keeps nothing, as the server does. */
export function useDueCount(): number {
  const local = useDueReviews();
  const { data } = trpc.reviews.list.useQuery({ limit: 1 }, { enabled: local === null, staleTime: 0 });
  return local ? local.due.length + local.missing.length : (data?.total ?? 0);
}
