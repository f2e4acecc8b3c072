// This query is apart from `accounts.queries.ts` to keep the login page small.
import { useConnection } from '#lib/server/connection.ts';
import { SERVER_ONCE } from '#lib/server/read-options.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Queries which ways to log in this server offers. Doesn't fetch while the browser is offline. */
export function useSignInOptions() {
  const { state } = useConnection();
  return trpc.accounts.options.useQuery(undefined, {
    ...SERVER_ONCE,
    enabled: state !== 'offline',
  });
}
