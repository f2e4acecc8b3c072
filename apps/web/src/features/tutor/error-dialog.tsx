import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

interface ErrorDialogProps {
  message: string;
  onClose: () => void;
}

/** A dialog with an error message, for failures outside of any open form that could show them. */
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
