import type { AppRouter } from '@quorbit/api/app-router';
import { createTRPCClient, httpBatchLink, splitLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import { fetchWithTimeout } from '#lib/fetch-with-timeout.ts';
import { getSession } from '#lib/session.ts';

export const trpc = createTRPCReact<AppRouter>();

/** What changes and forgets answers of the server that were kept. */
export type TrpcUtils = ReturnType<typeof trpc.useUtils>;

/**
 * The links of every client, signed with the session's token: subscriptions over the tab's socket, everything else over
 * HTTP, ten calls a batch at most.
 * @param token signs instead, for asking whose token it is
 */
export function httpLinks(token?: string) {
  return [
    splitLink({
      condition: ({ type }) => type === 'subscription',
      true: laterLink(async () => {
        const { socketLink } = await import('#lib/socket-link.ts');
        return socketLink(token ?? getSession()?.token ?? '');
      }),
      false: httpBatchLink({
        url: '/trpc',
        maxItems: 10,
        // Longer addresses are refused by some proxies; the batch is split instead.
        maxURLLength: 2000,
        headers: () => callHeaders(token),
        fetch: fetchWithTimeout,
      }),
    }),
  ];
}

/** A link whose code is loaded when it is first used. */
function laterLink(load: () => Promise<TRPCLink<AppRouter>>): TRPCLink<AppRouter> {
  return (runtime) =>
    ({ op, next }) =>
      observable((observer) => {
        let stopped = false;
        let running: Unsubscribable | null = null;
        load().then(
          (link) => {
            if (!stopped) running = link(runtime)({ op, next }).subscribe(observer);
          },
          (error: Error) => observer.error(TRPCClientError.from(error)),
        );
        return () => {
          stopped = true;
          running?.unsubscribe();
        };
      });
}

/** Headers of every call to the server, tRPC or not. */
export function callHeaders(token = getSession()?.token): Record<string, string> {
  return { 'X-Requested-With': 'XMLHttpRequest', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}

/** A client signed with this very token instead of the one in storage. */
export function clientWith(token: string) {
  return createTRPCClient<AppRouter>({ links: httpLinks(token) });
}
