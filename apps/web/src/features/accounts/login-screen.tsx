import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { getLastUserId, getSessionEnd } from '#lib/session.ts';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { useRedirectWhenSignedIn } from './after-sign-in.ts';
import { LoginForm } from './login-form.tsx';

// The notes on the login page are rarely needed. If their code fails to load, the form works without them.
const LoginNotes = lazy(() => import('./login-notes.tsx').catch(() => ({ default: () => null })));

const ROOMY_LINK = `${TEXT_LINK} inline-flex min-h-11 items-center`;

interface LoginScreenProps {
  next?: string | undefined;
  google?: string | undefined;
}

/** Returns whether the next page is the one for live quizzes, e.g. after following a friend's link. */
function isRoomPath(next: string | undefined): boolean {
  return /^\/real-time-quiz(?![\w-])/.test(next ?? '');
}

/** The page where people sign in. */
export function LoginScreen({ next, google }: LoginScreenProps) {
  useRedirectWhenSignedIn(next);
  const { state } = useConnection();
  const offline = state === 'offline';
  const isJoiningRoom = isRoomPath(next);
  const hasNotes =
    offline || isJoiningRoom || google !== undefined || getSessionEnd() !== 'logged-out' || getLastUserId() !== null;
  return (
    <>
      <PageHeader
        title="Log in"
        description="Quizzes, reports that explain, and reviews of what you missed. Even offline."
      />
      <div className="grid gap-5">
        <Suspense>
          {hasNotes && <LoginNotes googleRefusal={google} offline={offline} isJoiningRoom={isJoiningRoom} />}
        </Suspense>
        <LoginForm>
          <p className="-mt-2 flex flex-wrap justify-between gap-x-4">
            <Link to="/forgot-password" className={ROOMY_LINK}>
              Forgot your password?
            </Link>
            <Link to="/register" search={next ? { next } : {}} className={ROOMY_LINK}>
              Create an account
            </Link>
            <Link to="/welcome" className={ROOMY_LINK}>
              Try three questions first
            </Link>
          </p>
        </LoginForm>
      </div>
    </>
  );
}
