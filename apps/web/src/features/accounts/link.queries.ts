// What is asked with a token that came in an address. Apart from the rest, which the sign-in page loads.
import type { Profile } from '@quorbit/contracts/accounts/schema';
import { useQuery } from '@tanstack/react-query';
import { SERVER_ONCE } from '#lib/read-options.ts';
import { getSession } from '#lib/session.ts';
import { clientWith, trpc } from '#lib/trpc.ts';
import { showProfile } from './show-profile.ts';

/** Whose token it is. Asked beside the shared client, which signs with the session in storage and not with this one. */
export function fetchOwner(token: string): Promise<Profile> {
  return clientWith(token).accounts.me.query();
}

/**
 * Confirms an e-mail address with the token of a mail. A write, but held as a query: the token works once, and however
 * often the screen is drawn it is sent once.
 */
export function useVerification(token: string) {
  const { client, accounts } = trpc.useUtils();
  return useQuery({
    ...SERVER_ONCE,
    queryKey: ['verifyEmail', token],
    queryFn: async () => {
      await client.accounts.verifyEmail.mutate({ token });
      // A failure is told by the query client; the address is confirmed either way.
      if (getSession()) await accounts.me.fetch(undefined, { staleTime: 0 }).then(showProfile, () => undefined);
      return true;
    },
    // Sent again after a lost answer it would be refused as used.
    retry: false,
  });
}
