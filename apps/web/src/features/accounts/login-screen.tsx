import { Link } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useConnection } from '#lib/connection.ts';
import { lastUserId, sessionEnd } from '#lib/session.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { TEXT_LINK } from '#ui/text-link-classes.ts';
import { useGoOnWhenSignedIn } from './after-sign-in.ts';
import type { GoogleRefusal } from './google-refusals.ts';
import { LoginForm } from './login-form.tsx';
import { Note } from './note.tsx';

// Not everybody sees them. Where their code cannot be had, the form works without.
const LoginNotes = lazy(() => import('./login-notes.tsx').catch(() => ({ default: () => null })));

const STANDING_LINK = `${TEXT_LINK} inline-flex min-h-11 items-center`;

interface LoginScreenProps {
  next?: string | undefined;
  google?: GoogleRefusal | undefined;
}

/** Where people sign in. */
export function LoginScreen({ next, google }: LoginScreenProps) {
  useGoOnWhenSignedIn(next);
  const { state } = useConnection();
  const hasNotes = google !== undefined || sessionEnd() !== 'logged-out' || lastUserId() !== null;
  return (
    <>
      <PageHeader title="Log in" why="Go on where you left off." />
      <div className="grid gap-5">
        <Suspense>{hasNotes && <LoginNotes google={google} />}</Suspense>
        {state === 'offline' && (
          <Note icon={<CloudOff aria-hidden="true" />}>
            Saved quizzes stay available on this device. Logging in needs a connection.
          </Note>
        )}
        <LoginForm>
          <p className="-mt-2 flex flex-wrap justify-between gap-x-4">
            <Link to="/forgot-password" className={STANDING_LINK}>
              Forgot your password?
            </Link>
            <Link to="/register" search={next ? { next } : {}} className={STANDING_LINK}>
              Create an account
            </Link>
          </p>
        </LoginForm>
      </div>
    </>
  );
}
