import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface ClockDialogProps {
  open: boolean;
  onGoOn: () => void;
  onSubmit: () => void;
}

/** Asks what to do with a running attempt after the device's clock was set forward past its end. */
export function ClockDialog({ open, onGoOn, onSubmit }: ClockDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onGoOn}
      title="Is your time up?"
      actions={
        <>
          <Button onClick={onSubmit}>Submit</Button>
          <Button look="primary" onClick={onGoOn}>
            Keep answering
          </Button>
        </>
      }
    >
      <p>This device's clock jumped ahead. By that clock your time is over, but you haven't used all of it yet.</p>
    </Dialog>
  );
}
