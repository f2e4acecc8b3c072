import { type ReactNode, useId } from 'react';
import { CloseButton } from './close-button.tsx';
import { Modal } from './modal.tsx';

interface DialogProps {
  open: boolean;
  /** Called for Escape, a click outside and the close button. */
  onClose: () => void;
  title: string;
  /** The buttons at the bottom, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal dialog with a title, content and buttons. */
export function Dialog({ open, onClose, title, actions, children }: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      className="m-auto max-h-[85dvh] w-[min(32rem,calc(100vw-2rem))] scroll-pb-24 rounded-tile border border-base-300 bg-base-100 p-0 text-base-content shadow-raised"
    >
      <div className="flex flex-col gap-4 p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <CloseButton onClose={onClose} className="-m-2" />
        </div>
        {children}
        {actions && (
          // The buttons stay visible, however long the content is.
          <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 bg-base-100 px-6 pt-3 pb-6">
            {actions}
          </div>
        )}
      </div>
    </Modal>
  );
}
