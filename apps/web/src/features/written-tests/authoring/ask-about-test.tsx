import type { ManagedWrittenTest } from '@quorbit/contracts/written-tests/authoring';
import { counted } from '#lib/words/counted.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useDeleteTest, useWithdrawTest } from './authoring.mutations.ts';

interface AskProps {
  test: ManagedWrittenTest;
  onClose: () => void;
}

/** Asks before a test goes for good, or says why it can't. */
export function AskDelete({ test, onClose, onDeleted }: AskProps & { onDeleted: () => void }) {
  const remove = useDeleteTest();
  if (test.started > 0) return <Started test={test} onClose={onClose} title="This test can't be deleted" />;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete this test?"
      action="Delete test"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ testId: test.id }, { onSuccess: onDeleted })}
    >
      <p className="wrap-anywhere">
        “{test.title}” and its {counted(test.questionCount, 'question', 'questions')} are deleted for good.
      </p>
    </ConfirmDialog>
  );
}

/** Asks before learners no longer see a test, or says why it can't be. */
export function AskWithdraw({ test, onClose }: AskProps) {
  const withdraw = useWithdrawTest();
  if (test.started > 0) return <Started test={test} onClose={onClose} title="This test can't be withdrawn" />;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Withdraw this test?"
      action="Withdraw test"
      busy={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ testId: test.id }, { onSuccess: onClose })}
    >
      <p className="wrap-anywhere">
        “{test.title}” becomes a draft, which only admins see. Nobody has started it. You can publish it again.
      </p>
    </ConfirmDialog>
  );
}

function Started({ test, onClose, title }: AskProps & { title: string }) {
  return (
    <Dialog open onClose={onClose} title={title} actions={<Button onClick={onClose}>Close</Button>}>
      <p className="wrap-anywhere">
        {counted(test.started, 'learner has', 'learners have')} started “{test.title}”. It stays, with what they wrote.
      </p>
    </Dialog>
  );
}
