import { CATEGORIES } from '@quorbit/contracts/quizzes/categories';
import { createQuizInput } from '@quorbit/contracts/quizzes/schema';
import { type FormEvent, useId, useState } from 'react';
import { describeFailure } from '#lib/errors.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FieldErrors, fieldErrors, firstPerPath } from './field-errors.ts';
import { useCreateQuiz } from './quizzes.mutations.ts';

interface CreateQuizDialogProps {
  title: string;
  onClose: () => void;
}

/** Asks for a new quiz's title and category. Time and pass mark follow from its questions. */
export function CreateQuizDialog({ title, onClose }: CreateQuizDialogProps) {
  const formId = useId();
  const categoriesId = useId();
  const create = useCreateQuiz();
  const [errors, setErrors] = useState<FieldErrors>({});

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const parsed = createQuizInput.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setErrors(parsed.success ? {} : fieldErrors(parsed.error.issues));
    if (!parsed.success) return;
    create.mutate(parsed.data, {
      onSuccess: onClose,
      onError: (error) => setErrors(firstPerPath(describeFailure(error).issues)),
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={create.isPending}>
            Create quiz
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
        <TextField label="Title" name="title" required maxLength={120} autoComplete="off" error={errors.title} />
        <TextField
          label="Category"
          name="category"
          required
          maxLength={60}
          autoComplete="off"
          list={categoriesId}
          hint="Choose one or name your own."
          error={errors.category}
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
