import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The label of the confirming button, e.g. `Delete quiz`. */
  action: string;
  onConfirm: () => void;
  busy?: boolean;
  children: ReactNode;
}

/** A dialog that asks before an action that can't be undone. */
export function ConfirmDialog({ open, onClose, title, action, onConfirm, busy = false, children }: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
