import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { getConnection } from '#lib/connection.ts';
import { describeFailure, isWorthRetrying, showFailure } from '#lib/errors.ts';

interface CallMeta extends Record<string, unknown> {
  /** Shown as a toast when the call fails, instead of the server's words. */
  failure?: string;
  /** The form shows the refusal itself: only failures that concern every screen become toasts. */
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
 * The one query client. Failures are told in one place: a query's screen shows its own failing state, so only shared
 * failures become toasts, or what its `meta.failure` says; a failed mutation always becomes one, unless `meta.inline`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // The banner says it already, and screens go on with what is on the device.
        if (getConnection().state === 'offline' && describeFailure(error).kind === 'network') return;
        showFailure(error, { fallback: query.meta?.failure, sharedOnly: query.meta?.failure === undefined });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        showFailure(error, { fallback: mutation.meta?.failure, sharedOnly: mutation.meta?.inline }),
    }),
    defaultOptions: {
      // The browser's idea of being online is a hint: a server in the same room answers without the internet.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        retryDelay: (failures, error) => retryDelay(failures, describeFailure(error).retryAfter, Math.random()),
      },
      // A write whose answer was lost may have been done, so it is not sent twice by itself.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/**
 * Milliseconds before the next try: what the server asked for, else 1 s, 2 s … with jitter, at most 10 s.
 * @param failures tries that failed before this one, from 0
 * @param random 0 to 1
 */
function retryDelay(failures: number, retryAfterSeconds: number | null, random: number): number {
  const wanted = retryAfterSeconds === null ? 1000 * 2 ** failures * (0.5 + random / 2) : retryAfterSeconds * 1000;
  return Math.min(10_000, wanted);
}
