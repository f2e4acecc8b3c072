import type { AppRouter } from '@quorbit/api/app-router';
import { createTRPCClient, httpBatchLink, splitLink, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { fetchWithTimeout } from '#lib/server/fetch-with-timeout.ts';
import { getSession } from '#lib/session.ts';

export const trpc = createTRPCReact<AppRouter>();

/** Functions that change and invalidate the cached replies of the server. */
export type TrpcUtils = ReturnType<typeof trpc.useUtils>;

/**
 * Creates the links of every client: HTTP only, at most ten queries per batch, signed with the session's token. Each
 * mutation is a request of its own, since the server refuses account changes in a batch, and so is a query with `alone`
 * in its context.
 * @param token replaces the session's token, to find out which user a token belongs to.
 */
export function createHttpLinks(token?: string): TRPCLink<AppRouter>[] {
  const batched = (maxItems: number) =>
    httpBatchLink<AppRouter>({
      url: '/trpc',
      maxItems,
      // Some proxies refuse addresses longer than this; a batch with a longer one is split into several requests.
      maxURLLength: 2000,
      headers: () => getCallHeaders(token),
      fetch: fetchWithTimeout,
    });
  const mustBeUnbatched = ({ type, context }: { type: string; context: Record<string, unknown> }) =>
    type === 'mutation' || context.alone === true;
  return [splitLink({ condition: mustBeUnbatched, true: batched(1), false: batched(10) })];
}

/** Returns the headers of every call to the server, tRPC or not. */
export function getCallHeaders(token = getSession()?.token): Record<string, string> {
  return { 'X-Requested-With': 'XMLHttpRequest', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}

/** Creates a client that is signed with this token instead of the stored one. */
export function createClientWithToken(token: string) {
  return createTRPCClient<AppRouter>({ links: createHttpLinks(token) });
}
