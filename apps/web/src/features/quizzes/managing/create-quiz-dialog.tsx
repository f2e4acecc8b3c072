import { CATEGORIES } from '@quorbit/contracts/quizzes/categories';
import { createQuizInput } from '@quorbit/contracts/quizzes/schema';
import { useId } from 'react';
import { useFormDraft } from '#lib/forms/form-drafts.ts';
import { listIssues } from '#lib/forms/list-issues.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useCreateQuiz } from '../quizzes.mutations.ts';

interface CreateQuizDialogProps {
  title: string;
  onClose: () => void;
}

/** The dialog that creates a quiz with a title and a category. Its duration and pass mark follow from its questions. */
export function CreateQuizDialog({ title, onClose }: CreateQuizDialogProps) {
  const formId = useId();
  const categoriesId = useId();
  const create = useCreateQuiz();
  const draft = useFormDraft('create-quiz');
  const form = useForm({
    initialValues: { title: '', category: '' },
    validate: async (values) => listIssues(createQuizInput, values),
    send: async (values) => {
      await create.mutateAsync(createQuizInput.parse(values));
      onClose();
    },
    draft,
  });

  function onDiscard(): void {
    draft.clear();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onDiscard}
      title={title}
      actions={
        <>
          <Button onClick={onDiscard}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={form.busy}>
            Create quiz
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId} className="grid gap-4">
        <TextField {...form.field('title')} label="Title" required maxLength={120} autoComplete="off" />
        <TextField
          {...form.field('category')}
          label="Category"
          required
          maxLength={60}
          autoComplete="off"
          list={categoriesId}
          hint="Choose one or name your own."
        />
        <datalist id={categoriesId}>
          {CATEGORIES.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}
