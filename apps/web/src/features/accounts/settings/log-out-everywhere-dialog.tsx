import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useLogOutEverywhere } from './settings.mutations.ts';

interface LogOutEverywhereDialogProps {
  open: boolean;
  onClose: () => void;
  /** The number of the user's sessions, this one included. */
  count: number;
}

/** Asks for confirmation before all sessions end, because this one ends with them. */
export function LogOutEverywhereDialog({ open, onClose, count }: LogOutEverywhereDialogProps) {
  const logOut = useLogOutEverywhere();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Sign out everywhere?"
      actions={
        <>
          <Button onClick={onClose}>Stay logged in</Button>
          <Button look="primary" busy={logOut.isPending} onClick={() => logOut.mutate()}>
            Sign out everywhere
          </Button>
        </>
      }
    >
      <p>
        {count === 1
          ? 'This logs you out on this device, the only one.'
          : `This logs you out on all ${count} devices, this one too.`}{' '}
        Work that hasn't been sent stays on its device, and goes out when you log in there again.
      </p>
    </Dialog>
  );
}
