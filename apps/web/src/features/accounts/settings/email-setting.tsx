import { CircleAlert, CircleCheck } from 'lucide-react';
import { useUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { SavedNote } from '#ui/forms/save-row.tsx';
import { useSendVerification } from './settings.mutations.ts';
import { Setting } from './settings-group.tsx';

/** The setting that shows the account's e-mail address and whether it is confirmed. */
export function EmailSetting() {
  const { email, emailVerified } = useUser();
  const send = useSendVerification();
  return (
    <Setting title="E-mail" why="You log in with it. We only write to it about your account.">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 break-all font-semibold">{email}</span>
        {emailVerified ? (
          <Badge tone="success" icon={<CircleCheck className="size-4" aria-hidden="true" />}>
            Confirmed
          </Badge>
        ) : (
          <Badge tone="warning" icon={<CircleAlert className="size-4" aria-hidden="true" />}>
            Not confirmed
          </Badge>
        )}
      </p>
      {!emailVerified && (
        <>
          <p>
            Open the link in the mail we sent you, so we know that this address is yours. You can use everything until
            then.
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button busy={send.isPending} onClick={() => send.mutate()}>
              Send again
            </Button>
            <SavedNote show={send.isSuccess}>Sent. Check your mail.</SavedNote>
          </div>
        </>
      )}
    </Setting>
  );
}
