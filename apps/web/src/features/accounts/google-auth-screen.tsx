import type { Profile } from '@quorbit/contracts/accounts/schema';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { getSession, type Session, setSession } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { OrbitMark } from '#ui/pictures/orbit-mark.tsx';
import { clearToken, findToken } from './address-token.ts';
import { consumeGoogleNext } from './google-next.ts';
import { fetchTokenOwner } from './link.queries.ts';

const PATH = '/google-auth';
/**
 * Milliseconds that the notification of a failed sign-in stays; longer than others, since it appears on the next page.
 */
const FAILURE_TOAST_MS = 8000;

interface GoogleAuthScreenProps {
  error?: string | undefined;
  /**
   * Called with the id of an account that seems to be new, before its session begins. Returns the page where the account
   * continues; null for the start page.
   */
  onNewAccount: (userId: string) => Promise<string | null>;
}

/**
 * The page that Google's sign-in returns to: reads the token, asks the server whose it is, and replaces another user's
 * session only after a confirmation.
 */
export function GoogleAuthScreen({ error, onNewAccount }: GoogleAuthScreenProps) {
  const router = useRouter();
  const started = useRef(false);
  const [conflict, setConflict] = useState<{ current: Profile; next: Session } | null>(null);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void finishSignIn();

    async function finishSignIn() {
      const token = findToken(PATH);
      clearToken(PATH);
      if (token === null) return goToLogin('Google Authentication Failed');
      try {
        const next = { user: await fetchTokenOwner(token), token };
        const current = getSession()?.user;
        if (current && current.id !== next.user.id) return setConflict({ current, next });
        await startSession(next);
      } catch (cause) {
        if (describeFailure(cause).kind === 'defect') globalThis.reportError(cause);
        return goToLogin('Failed to fetch user data');
      }
    }

    async function goToLogin(message: string) {
      notify(message, { type: 'error', durationMs: FAILURE_TOAST_MS });
      await router.navigate({ to: '/login', search: { google: error, next: consumeGoogleNext() }, replace: true });
    }
  });

  async function startSession({ user, token }: Session) {
    // A new account gets the trial's result before its session begins, as after registering. An account with XP isn't
    // new.
    const page = user.xp === 0 ? await onNewAccount(user.id) : null;
    setSession({ user, token });
    await router.navigate({ href: consumeGoogleNext() ?? page ?? '/', replace: true });
  }

  // `/` redirects admins to their own start page.
  const goHome = () => router.navigate({ to: '/', replace: true });

  if (conflict) {
    const { current, next } = conflict;
    return (
      <div className="grid justify-items-center gap-6 py-10 text-center">
        <PageTitle title="Switch accounts?" />
        <OrbitMark className="size-16 text-primary" />
        <h1 className="text-2xl">Switch accounts?</h1>
        <p className="max-w-prose wrap-anywhere">
          You're logged in as {formatName(current)}. Google logged you in as {formatName(next.user)}.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={goHome}>Stay logged in</Button>
          <Button look="primary" onClick={() => startSession(next)}>
            Switch accounts
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div role="status" className="grid justify-items-center gap-6 py-10 text-center">
      <PageTitle title="Logging you in" />
      <OrbitMark spinning className="size-16 text-primary" />
      <h1 className="text-2xl">Logging you in...</h1>
    </div>
  );
}

function formatName({ name, email }: Profile): string {
  return `${name} (${email})`;
}
