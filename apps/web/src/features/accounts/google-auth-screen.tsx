import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { describeFailure } from '#lib/errors.ts';
import { notify } from '#lib/notifications.ts';
import { setSession } from '#lib/session.ts';
import { OrbitMark } from '#ui/orbit-mark.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { dropToken, heldToken } from './address-token.ts';
import type { GoogleRefusal } from './google-refusals.ts';
import { fetchOwner } from './link.queries.ts';

const PATH = '/google-auth';
/** Longer than other notes: it stands on the page that follows. */
const FAILURE_TOAST_MS = 8000;

/** Where Google's sign-in leads back to: takes the token, learns whose it is, and goes on. */
export function GoogleAuthScreen({ error }: { error?: GoogleRefusal | undefined }) {
  const router = useRouter();
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void finishSignIn();

    async function finishSignIn() {
      const token = heldToken(PATH);
      dropToken(PATH);
      if (token === null) return giveUp('Google Authentication Failed');
      try {
        setSession({ user: await fetchOwner(token), token });
      } catch (cause) {
        if (describeFailure(cause).kind === 'defect') globalThis.reportError(cause);
        return giveUp('Failed to fetch user data');
      }
      // The start page leads admins to theirs.
      await router.navigate({ to: '/', replace: true });
    }

    async function giveUp(message: string) {
      notify(message, { type: 'error', durationMs: FAILURE_TOAST_MS });
      await router.navigate({ to: '/login', search: { google: error }, replace: true });
    }
  }, [router, error]);

  return (
    <div role="status" className="grid justify-items-center gap-6 py-10 text-center">
      <PageTitle title="Logging you in" />
      <OrbitMark spinning className="size-16 text-primary" />
      <h1 className="text-2xl">Logging you in...</h1>
    </div>
  );
}
