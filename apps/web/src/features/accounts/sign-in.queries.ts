// Apart from `accounts.queries.ts`: the sign-in page is to be small.
import { useConnection } from '#lib/connection.ts';
import { SERVER_ONCE } from '#lib/read-options.ts';
import { trpc } from '#lib/trpc.ts';

/** Which ways of signing in stand open here; nothing is asked while the browser knows it is offline. */
export function useSignInOptions() {
  const { state } = useConnection();
  return trpc.accounts.options.useQuery(undefined, {
    ...SERVER_ONCE,
    enabled: state !== 'offline',
  });
}
