import type { ManagedWrittenTest } from '@quorbit/contracts/written-tests/authoring';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useDeleteTest, useWithdrawTest } from './authoring.mutations.ts';

interface TestDialogProps {
  test: ManagedWrittenTest;
  onClose: () => void;
}

/** Asks for confirmation before a test is deleted, or says why it can't be deleted. */
export function DeleteTestDialog({ test, onClose, onDeleted }: TestDialogProps & { onDeleted: () => void }) {
  const remove = useDeleteTest();
  if (test.started > 0) return <StartedTestDialog test={test} onClose={onClose} title="This test can't be deleted" />;
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
        “{test.title}” and its {formatCount(test.questionCount, 'question', 'questions')} are deleted for good.
      </p>
    </ConfirmDialog>
  );
}

/** Asks for confirmation before a test is hidden from learners, or says why that isn't possible. */
export function WithdrawTestDialog({ test, onClose }: TestDialogProps) {
  const withdraw = useWithdrawTest();
  if (test.started > 0) return <StartedTestDialog test={test} onClose={onClose} title="This test can't be withdrawn" />;
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

function StartedTestDialog({ test, onClose, title }: TestDialogProps & { title: string }) {
  return (
    <Dialog open onClose={onClose} title={title} actions={<Button onClick={onClose}>Close</Button>}>
      <p className="wrap-anywhere">
        {formatCount(test.started, 'learner has', 'learners have')} started “{test.title}”. It stays, with what they
        wrote.
      </p>
    </Dialog>
  );
}
