import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { addOpenModal } from './open-modals.ts';

/**
 * The time in milliseconds after opening in which a press on the backdrop is ignored, because it's the second half of a
 * double press.
 */
const DOUBLE_PRESS_MS = 400;

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> {
  open: boolean;
  /**
   * Called for Escape (on phones: back) and a press outside. The dialog only closes when the parent sets `open` to
   * false.
   */
  onClose: () => void;
}

/**
 * The browser's modal dialog: keeps the focus inside and the page behind inert, and returns the focus when it closes.
 */
export function Modal({ open, onClose, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    openedAt.current = performance.now();
    const removeOpenModal = addOpenModal(dialog);
    return () => {
      removeOpenModal();
      dialog.close();
      // The dialog has already been removed from the page, and the browser only returns the focus for a dialog that is
      // still in it.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  /**
   * Returns whether a press on the backdrop belongs to the double press that opened the dialog; `detail` counts the
   * presses of a double click.
   */
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
        // Escape is handled here, because a dialog around this one would otherwise close too.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      // A press on the backdrop has the dialog itself as its target; a press on its content never does.
      onClick={(event) => event.target === event.currentTarget && !isSamePress(event) && onClose()}
    />
  );
}
