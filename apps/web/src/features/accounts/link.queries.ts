// Calls with a token from a link. They are separate from the other account queries, so that the login page doesn't load
// them.
import type { Profile } from '@quorbit/contracts/accounts/schema';
import { useQuery } from '@tanstack/react-query';
import { SERVER_ONCE } from '#lib/server/read-options.ts';
import { createClientWithToken, trpc } from '#lib/server/trpc.ts';
import { getSession } from '#lib/session.ts';
import { useShowProfile } from './show-profile.ts';

/** Fetches the profile of the token's user. Bypasses the shared client, which sends the stored session's token. */
export function fetchTokenOwner(token: string): Promise<Profile> {
  return createClientWithToken(token).accounts.me.query();
}

/**
 * Confirms an e-mail address with the token from an e-mail. It's a query although it writes: the token works only once,
 * and a query is sent once however often the screen renders.
 */
export function useVerifyEmail(token: string) {
  const { client, accounts } = trpc.useUtils();
  const show = useShowProfile();
  return useQuery({
    ...SERVER_ONCE,
    queryKey: ['verifyEmail', token],
    queryFn: async () => {
      await client.accounts.verifyEmail.mutate({ token });
      // The query client reports a failed refetch; the address is confirmed either way.
      if (getSession()) await accounts.me.fetch(undefined, { staleTime: 0 }).then(show, () => undefined);
      return true;
    },
    // The token may be used up, so a retry after a lost reply would be refused.
    retry: false,
  });
}
