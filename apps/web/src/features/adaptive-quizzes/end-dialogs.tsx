import type { AdaptiveRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useStopRun } from './adaptive-quizzes.mutations.ts';
import { formatQuestionCount } from './format-estimate.ts';

/**
 * Asks for confirmation before the page is left.
 * @param unsent whether an answer hasn't reached the server yet.
 */
export function LeaveDialog({ unsent, onClose }: { unsent: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Leave this quiz?"
      action="Leave"
      onConfirm={() => void navigate({ to: '/user/test' })}
    >
      <p>
        Your place is saved for a day. You'll continue at this question, on any device.
        {unsent && " Your last answer hasn't reached us yet. We'll keep trying while the app is open."}
      </p>
    </ConfirmDialog>
  );
}

interface StopDialogProps {
  run: AdaptiveRun;
  onClose: () => void;
  onEnded: (run: AdaptiveRun) => void;
}

/** Asks for confirmation before an adaptive quiz is ended early. */
export function StopDialog({ run, onClose, onEnded }: StopDialogProps) {
  const stop = useStopRun(onEnded);
  const answered = run.place - 1;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="End now?"
      action="End now"
      busy={stop.isPending}
      onConfirm={() => stop.mutate({ runId: run.id })}
    >
      <p>
        {answered === 0
          ? "You haven't answered a question yet, so there won't be a result."
          : `You'll get your result from ${formatQuestionCount(answered)}. More questions would make it more certain.`}
      </p>
    </ConfirmDialog>
  );
}
