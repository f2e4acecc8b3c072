import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { getConnection } from '#lib/server/connection.ts';
import { describeFailure, isRetryable, showFailure } from '#lib/server/errors.ts';

interface CallMeta extends Record<string, unknown> {
  /** The message of the toast when the call fails, instead of the server's message. */
  failure?: string;
  /** Whether only failures that concern every screen become toasts, because a form shows its refusals itself. */
  inline?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

const MAX_RETRIES = 2;

/**
 * Creates the only query client, which is also the one place that reports failures. A query's screen shows its own
 * failing state, so a toast only appears for failures that concern every screen, or with `meta.failure`. A failed
 * mutation always gets a toast, unless `meta.inline`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // The offline banner already says that the server can't be reached, and screens continue with the data on this
        // device.
        if (getConnection().state === 'offline' && describeFailure(error).kind === 'network') return;
        showFailure(error, { fallback: query.meta?.failure, sharedOnly: query.meta?.failure === undefined });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        showFailure(error, { fallback: mutation.meta?.failure, sharedOnly: mutation.meta?.inline }),
    }),
    defaultOptions: {
      // The browser's online state is only a hint: a server on the local network works without the internet.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < MAX_RETRIES && isRetryable(error),
        retryDelay: (failures, error) => computeRetryDelay(failures, describeFailure(error).retryAfter, Math.random()),
      },
      // A write may have succeeded even though its answer was lost, so it isn't retried automatically.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/**
 * Returns the milliseconds before the next retry: the time that the server asked for, else 1 s, 2 s … with jitter, at
 * most 10 s.
 * @param failures failed attempts before this one, from 0.
 * @param random 0 to 1.
 */
function computeRetryDelay(failures: number, retryAfterSeconds: number | null, random: number): number {
  const delay = retryAfterSeconds === null ? 1000 * 2 ** failures * (0.5 + random / 2) : retryAfterSeconds * 1000;
  return Math.min(10_000, delay);
}
