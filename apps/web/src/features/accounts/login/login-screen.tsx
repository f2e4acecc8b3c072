import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { useRedirectWhenSignedIn } from '../after-sign-in.ts';
import { LoginForm } from './login-form.tsx';

// The notes on the login page are rarely needed. If their code fails to load, the form works without them.
const LoginNotes = lazy(() => import('./login-notes.tsx').catch(() => ({ default: () => null })));

interface LoginScreenProps {
  next?: string | undefined;
  google?: string | undefined;
  /** Whether there may be notes besides the one about the network; see `useFormFirst`. */
  hasNotes: boolean;
}

/** The form with which people sign in, and the ways to create an account or a new password. */
export function LoginScreen({ next, google, hasNotes }: LoginScreenProps) {
  useRedirectWhenSignedIn(next);
  const { state } = useConnection();
  return (
    <>
      <PageHeader title="Log in" description="See at once why, and keep what you learn. Even offline." />
      <div className="grid gap-5">
        <Suspense>{(hasNotes || state === 'offline') && <LoginNotes next={next} googleRefusal={google} />}</Suspense>
        <LoginForm>
          <Link to="/forgot-password" className={`${TEXT_LINK} -mt-2 inline-flex min-h-11 items-center self-start`}>
            Forgot your password?
          </Link>
          <Link to="/register" search={next ? { next } : {}} className={buttonClasses('secondary')}>
            Create account
          </Link>
        </LoginForm>
      </div>
    </>
  );
}
