import { LEAVE_CLASSES, LeaveIcon } from '#ui/player/player-head.tsx';

/** The button that leaves a quiz without submitting it; the quiz's time keeps running. */
export function LeaveButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" aria-label="Leave quiz" onClick={onClose} className={LEAVE_CLASSES}>
      <LeaveIcon />
    </button>
  );
}
