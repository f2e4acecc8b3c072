// Apart from `accounts.queries.ts` to keep the login page small.
import { useConnection } from '#lib/server/connection.ts';
import { SERVER_ONCE } from '#lib/server/read-options.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Which ways to log in this server offers. Not asked while the browser knows it is offline. */
export function useSignInOptions() {
  const { state } = useConnection();
  return trpc.accounts.options.useQuery(undefined, {
    ...SERVER_ONCE,
    enabled: state !== 'offline',
  });
}
