import { X } from 'lucide-react';

interface CloseButtonProps {
  label?: string;
  onClose: () => void;
  /** Classes that position the button, e.g. negative margins that align its icon with an edge. */
  className?: string;
}

/** A button that closes a dialog, a panel or a drawer. */
export function CloseButton({ label = 'Close', onClose, className = '' }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-field text-quiet hover:bg-base-200 ${className}`}
    >
      <X className="size-5" aria-hidden="true" />
    </button>
  );
}
