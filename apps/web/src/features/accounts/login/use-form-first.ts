import { useState } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { getLastUserId, getSessionEnd } from '#lib/session.ts';
import { useSignInOptions } from '../sign-in.queries.ts';

interface LoginSearch {
  next?: string | undefined;
  google?: string | undefined;
}

/**
 * Returns whether the visitor comes to log in, so that the login form stands before anything else: on the way to a
 * page, back from Google, after a session, on a device with an account, or offline. The same goes for servers on which
 * people can't create an account on their own.
 */
export function useFormFirst({ next, google }: LoginSearch): boolean {
  const { state } = useConnection();
  // A connection that's lost later takes no question away.
  const [isExpected] = useState(state === 'offline' || getSessionEnd() !== 'logged-out' || Boolean(getLastUserId()));
  const { registration = 'open' } = useSignInOptions().data ?? {};
  return isExpected || Boolean(next || google) || registration !== 'open';
}
