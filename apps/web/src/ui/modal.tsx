import { type ComponentProps, useEffect, useRef } from 'react';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> {
  open: boolean;
  /** Called for Escape (on phones: back) and a press outside. The owner decides whether it closes. */
  onClose: () => void;
}

/** The browser's modal dialog: keeps the focus inside, the page behind out of reach, and gives the focus back. */
export function Modal({ open, onClose, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      // It has left the page by now, and the browser gives the focus back only for one that is still there.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

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
      onClick={(event) => event.target === event.currentTarget && onClose()}
    />
  );
}
