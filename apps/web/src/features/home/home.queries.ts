import type { QuizCard } from '@quorbit/contracts/quizzes/schema';
import { deviceThenServer } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { QueryResult } from '#lib/server/view.ts';
import { QUIZZES_INPUT, REPORTS_INPUT, REVIEWS_INPUT } from './home-calls.ts';
import type { ServerAnswers } from './home-from-server.ts';

/** How long prefetched replies count as fresh, in milliseconds, so that drawing the page doesn't request them again. */
const PREFETCH_STALE_MS = 3_000;

const NO_QUIZZES: readonly QuizCard[] = [];

/** Loads the quizzes that the learner may take; none until the server has replied. */
export function useQuizzesToTake(): readonly QuizCard[] {
  return trpc.quizzes.list.useQuery(QUIZZES_INPUT, deviceThenServer.options).data?.items ?? NO_QUIZZES;
}

/** Loads all of home's data from the server as one query. It's enabled only where this device lacks the data. */
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
