import { type ReactNode, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useDiscardList } from './account-creation.mutations.ts';

interface DiscardListProps {
  jobId: string;
  /** The button's label and the dialog's title, e.g. `Discard list`. */
  action: string;
  /** A sentence in the dialog that says what is lost. */
  children: ReactNode;
  offline: boolean;
  onDiscarded: () => void;
}

/** A button that deletes a list of people after a confirmation. */
export function DiscardList({ jobId, action, children, offline, onDiscarded }: DiscardListProps) {
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending, isSuccess } = useDiscardList(onDiscarded);
  return (
    <>
      <Button disabled={offline} onClick={() => setConfirming(true)}>
        {action}
      </Button>
      <ConfirmDialog
        open={confirming && !isSuccess}
        onClose={() => setConfirming(false)}
        title={`${action}?`}
        action={action}
        busy={isPending}
        onConfirm={() => mutate({ jobId })}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </>
  );
}
