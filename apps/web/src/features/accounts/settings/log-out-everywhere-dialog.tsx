import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useLogOutEverywhere } from './settings.mutations.ts';

interface LogOutEverywhereDialogProps {
  open: boolean;
  onClose: () => void;
  /** How many sessions there are. */
  count: number;
}

/** Asks before all sessions end, since this one ends with them. */
export function LogOutEverywhereDialog({ open, onClose, count }: LogOutEverywhereDialogProps) {
  const logOut = useLogOutEverywhere();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Sign out everywhere?"
      actions={
        <>
          <Button onClick={onClose}>Stay signed in</Button>
          <Button look="primary" busy={logOut.isPending} onClick={() => logOut.mutate()}>
            Sign out everywhere
          </Button>
        </>
      }
    >
      <p>
        {count === 1 ? 'Your only session ends, the one on this device.' : `All ${count} sessions end, this one too.`}{' '}
        What is not sent yet stays on its device and is sent after you sign in there again.
      </p>
    </Dialog>
  );
}
