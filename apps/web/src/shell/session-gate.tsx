import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { loginHref } from '#lib/next-page.ts';
import { sessionEnd, useSession } from '#lib/session.ts';
import { useSync } from '#offline/use-sync.ts';

/**
 * Shows its children while somebody is signed in. When the session ends, in this tab or another, it leads to the
 * sign-in page; whose session expired comes back to where they were, who logged out starts afresh.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const router = useRouter();
  const signedIn = useSession() !== null;
  useSync();

  useEffect(() => {
    if (signedIn) return;
    const href = sessionEnd() === 'expired' ? loginHref(router.state.location.href) : '/login';
    void router.navigate({ href, replace: true });
  }, [signedIn, router]);

  return signedIn ? children : null;
}
