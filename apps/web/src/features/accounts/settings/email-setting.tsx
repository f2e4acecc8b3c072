import { CircleAlert, CircleCheck } from 'lucide-react';
import { useUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SavedNote } from './save-row.tsx';
import { useSendVerification } from './settings.mutations.ts';
import { Setting } from './settings-group.tsx';

/** The account's address, and whether it is confirmed. */
export function EmailSetting() {
  const { email, emailVerified } = useUser();
  const send = useSendVerification();
  return (
    <Setting title="E-mail" why="You sign in with it. Mail about your account goes there.">
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
            Open the link in the mail we sent you to show that the address is yours. Nothing is closed to you until
            then.
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button busy={send.isPending} onClick={() => send.mutate()}>
              Send again
            </Button>
            <SavedNote show={send.isSuccess}>Sent. Look into your mail.</SavedNote>
          </div>
        </>
      )}
    </Setting>
  );
}
