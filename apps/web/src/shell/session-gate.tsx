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
 * Shows its children while a user is signed in. When the session ends, in this tab or another, it opens the sign-in
 * page. After an expired session, signing in leads back to the same page with the typed text; after logging out,
 * neither the page nor the text is remembered.
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
