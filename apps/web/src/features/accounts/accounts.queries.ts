import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Queries the signed-in user's profile from the server; `fresh` is true once this screen has fetched it itself. */
export function useMe() {
  const { data, isSuccess, isFetchedAfterMount } = trpc.accounts.me.useQuery(undefined, {
    ...serverOnly.options,
    staleTime: 0,
  });
  // A reply that an earlier screen fetched may be older than the settings saved since then.
  return { profile: data, fresh: isSuccess && isFetchedAfterMount };
}

/** Queries the signed-in user's login sessions, this device first. */
export function useLoginSessions() {
  return serverThenLastReply.view(trpc.accounts.sessions.useQuery(undefined, serverThenLastReply.options));
}
