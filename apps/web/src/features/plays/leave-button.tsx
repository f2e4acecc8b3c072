import { X } from 'lucide-react';

/** Leads out of a quiz, which goes on without anybody. */
export function LeaveButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label="Leave quiz"
      onClick={onClose}
      className="-ms-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-field hover:bg-base-300/60"
    >
      <X className="size-6" aria-hidden="true" />
    </button>
  );
}
