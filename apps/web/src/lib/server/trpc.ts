import type { AppRouter } from '@quorbit/api/app-router';
import { createTRPCClient, httpBatchLink, splitLink, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { fetchWithTimeout } from '#lib/server/fetch-with-timeout.ts';
import { getSession } from '#lib/session.ts';

export const trpc = createTRPCReact<AppRouter>();

/** What changes and forgets answers of the server that were kept. */
export type TrpcUtils = ReturnType<typeof trpc.useUtils>;

/**
 * The links of every client: HTTP only, ten queries a batch at most, signed with the session's token. What changes something
 * is a request of its own, since the server refuses account changes in a batch, and so is a query with `alone` in its context.
 * @param token signs instead, for asking whose token it is
 */
export function createHttpLinks(token?: string): TRPCLink<AppRouter>[] {
  const batched = (maxItems: number) =>
    httpBatchLink<AppRouter>({
      url: '/trpc',
      maxItems,
      // Longer addresses are refused by some proxies; the batch is split instead.
      maxURLLength: 2000,
      headers: () => getCallHeaders(token),
      fetch: fetchWithTimeout,
    });
  const mustBeUnbatched = ({ type, context }: { type: string; context: Record<string, unknown> }) =>
    type === 'mutation' || context.alone === true;
  return [splitLink({ condition: mustBeUnbatched, true: batched(1), false: batched(10) })];
}

/** Headers of every call to the server, tRPC or not. */
export function getCallHeaders(token = getSession()?.token): Record<string, string> {
  return { 'X-Requested-With': 'XMLHttpRequest', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}

/** A client signed with this very token instead of the one in storage. */
export function createClientWithToken(token: string) {
  return createTRPCClient<AppRouter>({ links: createHttpLinks(token) });
}
