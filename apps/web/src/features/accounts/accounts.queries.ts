import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** The signed-in person as the server has them; `fresh` once this screen asked. */
export function useMe() {
  const { data, isSuccess, isFetchedAfterMount } = trpc.accounts.me.useQuery(undefined, {
    ...serverOnly.options,
    staleTime: 0,
  });
  // What an earlier screen fetched may be older than what was saved since.
  return { profile: data, fresh: isSuccess && isFetchedAfterMount };
}

/** Where the signed-in person is signed in, this device first. */
export function useLoginSessions() {
  return serverThenLastReply.view(trpc.accounts.sessions.useQuery(undefined, serverThenLastReply.options));
}
