import { deviceThenServer } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { QueryResult } from '#lib/server/view.ts';
import { QUIZZES_INPUT, REPORTS_INPUT, REVIEWS_INPUT } from './home-calls.ts';
import type { ServerAnswers } from './home-from-server.ts';

/** What was asked before the page was drawn isn't asked again by drawing it. */
const PREFETCH_STALE_MS = 3_000;

/** What home needs of the server, as one query. Asked only where this device can't tell. */
export function useHomeOnServer(enabled: boolean): QueryResult<ServerAnswers | undefined> {
  const options = { ...deviceThenServer.options, staleTime: PREFETCH_STALE_MS, enabled };
  const me = trpc.accounts.me.useQuery(undefined, options);
  const quizzes = trpc.quizzes.list.useQuery(QUIZZES_INPUT, options);
  const reports = trpc.reports.list.useQuery(REPORTS_INPUT, options);
  const reviews = trpc.reviews.list.useQuery(REVIEWS_INPUT, options);
  const achievements = trpc.achievements.list.useQuery({}, options);
  const all = [me, quizzes, reports, reviews, achievements];
  return {
    data:
      me.data && quizzes.data && reports.data && reviews.data && achievements.data
        ? {
            me: me.data,
            quizzes: quizzes.data.items,
            reports: reports.data.items,
            due: reviews.data.total,
            nextDue: reviews.data.nextDue,
            achievements: achievements.data,
          }
        : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isPending: all.some(({ isPending }) => isPending) && !all.some(({ isError }) => isError),
    isFetching: all.some(({ isFetching }) => isFetching),
    failureCount: Math.max(...all.map(({ failureCount }) => failureCount)),
    dataUpdatedAt: Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
