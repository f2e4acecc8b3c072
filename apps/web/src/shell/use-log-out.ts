import { useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { trpc } from '#lib/server/trpc.ts';
import { clearSession } from '#lib/session.ts';

/**
 * The time in milliseconds that logging out waits for the server. If the server doesn't respond by then, it isn't
 * informed.
 */
const MAX_WAIT_MS = 3000;

/**
 * Ends the session on the server, then on this device. If the server can't be reached, the session still ends on this
 * device.
 */
export function useLogOut(): { logOut: () => Promise<void>; isLoggingOut: boolean } {
  const { client } = trpc.useUtils();
  const [isLoggingOut, setLoggingOut] = useState(false);

  async function logOut() {
    setLoggingOut(true);
    try {
      await client.accounts.logout.mutate(undefined, { signal: AbortSignal.timeout(MAX_WAIT_MS) });
    } catch (error) {
      // If the server no longer knows the session, it has already ended there.
      if (describeFailure(error).kind !== 'signed-out') {
        notify("You're logged out on this device, but we couldn't tell the server.", { type: 'warning' });
      }
    }
    clearSession();
  }

  return { logOut, isLoggingOut };
}
