import { useConnection } from '#lib/connection.ts';
import { trpc } from '#lib/trpc.ts';

/** Which ways of signing in stand open here; nothing is asked while the browser knows it is offline. */
export function useSignInOptions() {
  const { state } = useConnection();
  return trpc.accounts.options.useQuery(undefined, {
    enabled: state !== 'offline',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Where the signed-in person is signed in, this device first. */
export function useSessions() {
  return trpc.accounts.sessions.useQuery();
}
