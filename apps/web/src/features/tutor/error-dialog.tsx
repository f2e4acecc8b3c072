import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

interface ErrorDialogProps {
  message: string;
  onClose: () => void;
}

/** Says what didn't work, where no form is open that could. */
export function ErrorDialog({ message, onClose }: ErrorDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="That didn't work"
      actions={
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
