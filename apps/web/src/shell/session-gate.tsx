import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { clearFormDrafts } from '#lib/forms/form-draft-keys.ts';
import { loginHref } from '#lib/next-page.ts';
import { getSessionEnd, useSession } from '#lib/session.ts';
import { useLoadAreas } from '#offline/mirror/areas-context.ts';
import { useSync } from '#offline/use-sync.ts';
import { endCelebration } from '#ui/celebration/celebration-queue.ts';
import { Celebrations } from '#ui/celebration/celebrations.tsx';

/**
 * Shows its children while somebody is signed in. When the session ends, in this tab or another, it leads to the
 * sign-in page; whose session expired comes back to where they were and what they had typed, who logged out starts
 * afresh.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const router = useRouter();
  const signedIn = useSession() !== null;
  useSync(useLoadAreas());

  useEffect(() => {
    if (signedIn) return;
    endCelebration();
    const expired = getSessionEnd() === 'expired';
    if (!expired) clearFormDrafts();
    const href = expired ? loginHref(router.state.location.href) : '/login';
    void router.navigate({ href, replace: true });
  }, [signedIn, router]);

  if (!signedIn) return null;
  return (
    <>
      {children}
      <Celebrations />
    </>
  );
}
