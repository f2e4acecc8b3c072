import { useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { trpc } from '#lib/server/trpc.ts';
import { clearSession } from '#lib/session.ts';

/** Longer than this nobody waits to leave: a server that doesn't answer isn't informed. */
const MAX_WAIT_MS = 3000;

/** Ends the session on the server, then on this device; the latter in any case. */
export function useLogOut(): { logOut: () => Promise<void>; isLoggingOut: boolean } {
  const { client } = trpc.useUtils();
  const [isLoggingOut, setLoggingOut] = useState(false);

  async function logOut() {
    setLoggingOut(true);
    try {
      await client.accounts.logout.mutate(undefined, { signal: AbortSignal.timeout(MAX_WAIT_MS) });
    } catch (error) {
      // A session that the server no longer knows has ended already.
      if (describeFailure(error).kind !== 'signed-out') {
        notify("You're logged out on this device, but we couldn't tell the server.", { type: 'warning' });
      }
    }
    clearSession();
  }

  return { logOut, isLoggingOut };
}
