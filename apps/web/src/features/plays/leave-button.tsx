import { LEAVE_CLASSES, LeaveIcon } from '#ui/player/player-head.tsx';

/** Leads out of a quiz, which goes on without anybody. */
export function LeaveButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" aria-label="Leave quiz" onClick={onClose} className={LEAVE_CLASSES}>
      <LeaveIcon />
    </button>
  );
}
