import { MAX_CHALLENGE_QUIZZES } from '@quorbit/contracts/challenges/limits';
import { CHALLENGE_CATEGORIES } from '@quorbit/contracts/challenges/types';
import type { QuizPicker } from '#features/plays/use-game.ts';
import { useFormDraft } from '#lib/forms/form-drafts.ts';
import { formFailure } from '#lib/forms/form-failure.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { ChallengeFields } from './challenge-fields.tsx';
import { challengeIssues, inputOf, NEW_CHALLENGE } from './challenge-values.ts';
import { useCreateChallenge } from './challenges.mutations.ts';

interface CreateChallengeDialogProps {
  Quizzes: QuizPicker;
  onClose: () => void;
}

/** Asks for a new challenge's settings and quizzes. */
export function CreateChallengeDialog({ Quizzes, onClose }: CreateChallengeDialogProps) {
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
  const { values } = form;
  const focus = CHALLENGE_CATEGORIES.find((one) => one === values['parameters.quizCategory']);

  function onDiscard(): void {
    draft.drop();
    onClose();
  }

  return (
    <FormDialog
      title="Create Challenge"
      action="Create Challenge"
      form={form}
      failure={form.failure && formFailure(form.failure, 'Failed to create daily challenge')}
      onClose={onDiscard}
      beside={
        <Quizzes
          value={values.quizzes}
          onChange={(quizzes) => form.set({ quizzes })}
          error={form.field('quizzes').error}
          category={values.type === 'category_focus' ? (focus ?? '') : ''}
          most={MAX_CHALLENGE_QUIZZES}
        />
      }
    >
      <ChallengeFields form={form} />
    </FormDialog>
  );
}
