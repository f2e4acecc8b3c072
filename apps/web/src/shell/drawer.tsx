import { type ReactNode, type TouchEvent, useRef } from 'react';
import { CloseButton } from '#ui/dialogs/close-button.tsx';
import { Modal } from '#ui/dialogs/modal.tsx';
import { swipeDirection, type TouchPoint } from './swipe.ts';

interface DrawerProps {
  open: boolean;
  /** Called for Escape, a tap outside, a swipe to the left and the close button. */
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** A panel that slides in from the left over the page. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  const start = useRef<TouchPoint | null>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-label={label}
      onTouchStart={(event) => {
        start.current = pointOf(event);
      }}
      onTouchEnd={(event) => {
        const end = pointOf(event);
        if (start.current && end && swipeDirection(start.current, end) === 'left') onClose();
        start.current = null;
      }}
      className="slide-in m-0 h-dvh max-h-none w-72 max-w-[85vw] touch-pan-y border-e border-base-300 bg-base-100 p-0 text-base-content"
    >
      <div className="relative flex min-h-full flex-col pb-[env(safe-area-inset-bottom)]">
        <CloseButton label="Close menu" onClose={onClose} className="absolute end-3 top-3" />
        {children}
      </div>
    </Modal>
  );
}

function pointOf(event: TouchEvent): TouchPoint | null {
  const touch = event.changedTouches[0];
  return touch ? { x: touch.clientX, y: touch.clientY, time: event.timeStamp } : null;
}
