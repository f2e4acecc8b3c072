import { useId } from 'react';
import type { Failure } from '#lib/errors.ts';
import { useFormDraft } from '#lib/form-drafts.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ChallengeFields } from './challenge-fields.tsx';
import { ChallengeQuizzes } from './challenge-quizzes.tsx';
import { challengeIssues, inputOf, NEW_CHALLENGE } from './challenge-values.ts';
import { useCreateChallenge } from './challenges.mutations.ts';

/** Asks for a new challenge's settings and quizzes. */
export function CreateChallengeDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const create = useCreateChallenge();
  const draft = useFormDraft('create-challenge');
  const form = useForm({
    start: NEW_CHALLENGE,
    check: async (values) => challengeIssues(values),
    send: async (values) => {
      await create.mutateAsync(inputOf(values));
      onClose();
    },
    draft,
  });

  function onDiscard(): void {
    draft.drop();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onDiscard}
      title="Create Challenge"
      actions={
        <>
          <Button onClick={onDiscard}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={form.busy}>
            Create Challenge
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ChallengeFields form={form} />
      </form>
      {/* Outside the form: Enter in its search must not send it. */}
      <ChallengeQuizzes form={form} />
      {form.failure && (
        <p role="alert" className="font-semibold text-error">
          {wordsOf(form.failure)}
        </p>
      )}
    </Dialog>
  );
}

/** The server's words, or ours where it had none. */
function wordsOf({ kind, status, issues, message }: Failure): string {
  if (issues.length > 0) return issues.map((issue) => issue.message).join(' ');
  return kind === 'defect' || Number(status) >= 500 ? 'Failed to create daily challenge' : message;
}
