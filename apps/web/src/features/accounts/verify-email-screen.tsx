import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { describeFailure } from '#lib/server/errors.ts';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageLoader } from '#ui/loading/page-loader.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { findToken } from './address-token.ts';
import { useVerifyEmail } from './link.queries.ts';
import { Note } from './note.tsx';
import { useFocusHeading } from './use-focus-heading.ts';

/** The page that the link in a confirmation e-mail leads to: confirms an e-mail address. */
export function VerifyEmailScreen() {
  const [token] = useState(() => findToken('/verify-email'));
  return token === null ? (
    <DeadLink why="Part of the link is missing. Open it from the mail again." />
  ) : (
    <Verify token={token} />
  );
}

function Verify({ token }: { token: string }) {
  const { isSuccess, error, refetch, isFetching } = useVerifyEmail(token);
  if (isSuccess) return <Verified />;
  if (!error) {
    return (
      <>
        <PageTitle title="Confirming your e-mail" />
        <h1 className="sr-only">Confirming your e-mail</h1>
        <PageLoader />
      </>
    );
  }
  const { kind, message } = describeFailure(error);
  if (kind === 'refused') return <DeadLink why={message} />;
  return (
    <>
      <PageHeader title="Your e-mail isn't confirmed yet" description={message} />
      <Button look="primary" className="w-full" busy={isFetching} onClick={() => refetch()}>
        Retry
      </Button>
    </>
  );
}

function Verified() {
  useFocusHeading();
  const signedIn = useSession() !== null;
  return (
    <>
      <PageHeader title="Your e-mail is confirmed" />
      <div className="grid gap-5">
        <Note icon={<CircleCheck aria-hidden="true" />}>Thanks. Mail about your account goes to this address.</Note>
        <LinkButton to={signedIn ? '/' : '/login'} look="primary">
          {signedIn ? 'Continue' : 'Log in'}
        </LinkButton>
      </div>
    </>
  );
}

function DeadLink({ why }: { why: string }) {
  useFocusHeading();
  const signedIn = useSession() !== null;
  return (
    <>
      <PageHeader title="This link didn't work" description={why} />
      {signedIn ? (
        <LinkButton to="/settings" look="primary" className="w-full">
          Get a new link in the settings
        </LinkButton>
      ) : (
        <Link to="/login" search={{ next: '/settings' }} className={buttonClasses('primary', 'w-full')}>
          Log in to get a new link
        </Link>
      )}
    </>
  );
}
