import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { describeFailure } from '#lib/server/errors.ts';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useStopReminders } from './accounts.mutations.ts';
import { findToken } from './address-token.ts';
import { Note } from './note.tsx';
import { useFocusHeading } from './use-focus-heading.ts';

/** The page that the link in a reminder leads to: offers to turn reminders by e-mail off. */
export function StopRemindersScreen() {
  const [token] = useState(() => findToken('/stop-reminders'));
  return token === null ? (
    <DeadLink why="Part of the link is missing. Open it from the mail again." />
  ) : (
    <StopForm token={token} />
  );
}

// Opening the page alone turns nothing off, because mail scanners open each link and run its scripts.
function StopForm({ token }: { token: string }) {
  const { mutate, isSuccess, isPending, error } = useStopReminders();
  if (isSuccess) return <Stopped />;
  const failure = error && describeFailure(error);
  if (failure?.kind === 'refused') return <DeadLink why={failure.message} />;
  return (
    <>
      <PageHeader
        title={failure ? 'Reminders are still on' : 'Turn off e-mail reminders?'}
        description={failure ? failure.message : "We won't e-mail you about reviews and your streak any more."}
      />
      <Button look="primary" className="w-full" busy={isPending} onClick={() => mutate({ token })}>
        {failure ? 'Retry' : 'Turn off reminders'}
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
        <ContinueLink />
      </div>
    </>
  );
}

function DeadLink({ why }: { why: string }) {
  useFocusHeading();
  return (
    <>
      <PageHeader
        title="This link didn't work"
        description={`${why} You can turn reminders off in the settings as well.`}
      />
      <ContinueLink />
    </>
  );
}

function ContinueLink() {
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
