import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { describeFailure } from '#lib/errors.ts';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageLoader } from '#ui/page-loader.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { heldToken } from './address-token.ts';
import { useStopReminders } from './link.queries.ts';
import { Note } from './note.tsx';
import { useFocusHeading } from './use-focus-heading.ts';

/** Where the link in a reminder leads: turns reminders by e-mail off. */
export function StopRemindersScreen() {
  const [token] = useState(() => heldToken('/stop-reminders'));
  return token === null ? (
    <DeadLink why="Part of the link is missing. Open it from the mail again." />
  ) : (
    <Stop token={token} />
  );
}

function Stop({ token }: { token: string }) {
  const { isSuccess, error, refetch, isFetching } = useStopReminders(token);
  if (isSuccess) return <Stopped />;
  if (!error) {
    return (
      <>
        <PageTitle title="Turning reminders off" />
        <h1 className="sr-only">Turning reminders off</h1>
        <PageLoader />
      </>
    );
  }
  const { kind, message } = describeFailure(error);
  if (kind === 'refused') return <DeadLink why={message} />;
  return (
    <>
      <PageHeader title="Reminders are still on" why={message} />
      <Button look="primary" className="w-full" busy={isFetching} onClick={() => refetch()}>
        Retry
      </Button>
    </>
  );
}

function Stopped() {
  useFocusHeading();
  return (
    <>
      <PageHeader title="E-mail reminders are off" />
      <div className="grid gap-5">
        <Note icon={<BellOff aria-hidden="true" />}>
          We won't e-mail you about reviews and your streak. You can turn reminders on again in the settings.
        </Note>
        <Onward />
      </div>
    </>
  );
}

function DeadLink({ why }: { why: string }) {
  useFocusHeading();
  return (
    <>
      <PageHeader title="This link didn't work" why={`${why} You can turn reminders off in the settings as well.`} />
      <Onward />
    </>
  );
}

function Onward() {
  const signedIn = useSession() !== null;
  return signedIn ? (
    <LinkButton to="/settings" look="primary" className="w-full">
      Open the settings
    </LinkButton>
  ) : (
    <LinkButton to="/login" look="primary" className="w-full">
      Log in
    </LinkButton>
  );
}
