import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';

/** So soon after it opened nobody presses a backdrop on purpose: it's the second half of a double press. */
const DOUBLE_PRESS_MS = 400;

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> {
  open: boolean;
  /** Called for Escape (on phones: back) and a press outside. The owner decides whether it closes. */
  onClose: () => void;
}

/** The browser's modal dialog: keeps the focus inside, the page behind out of reach, and gives the focus back. */
export function Modal({ open, onClose, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    openedAt.current = performance.now();
    return () => {
      dialog.close();
      // It has left the page by now, and the browser gives the focus back only for one that is still there.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  /** Whether a press belongs to the one that opened the dialog; `detail` counts the presses of a double click. */
  function isSamePress({ detail }: MouseEvent): boolean {
    return detail > 1 || performance.now() - openedAt.current < DOUBLE_PRESS_MS;
  }

  if (!open) return null;
  return (
    <dialog
      {...rest}
      ref={ref}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Handled here, or a dialog around this one would close too.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      // A press on the backdrop has the dialog itself as its target; what is inside the box never does.
      onClick={(event) => event.target === event.currentTarget && !isSamePress(event) && onClose()}
    />
  );
}
