import { DIFFICULTIES, LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { questionInput } from '@quorbit/contracts/quizzes/question';
import { type FormEvent, useId, useState } from 'react';
import { describeFailure } from '#lib/errors.ts';
import { notify } from '#lib/notifications.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FieldErrors, fieldErrors, firstPerPath } from './field-errors.ts';
import { useAddQuestion } from './quizzes.mutations.ts';

interface AddQuestionDialogProps {
  quizzes: readonly { id: string; title: string }[];
  /** The quiz chosen at the start. */
  quizId: string;
  onClose: () => void;
}

/** Asks for one question with its four options and the right answer. */
export function AddQuestionDialog({ quizzes, quizId: startsWith, onClose }: AddQuestionDialogProps) {
  const formId = useId();
  const add = useAddQuestion();
  const [errors, setErrors] = useState<FieldErrors>({});

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { quizId, explanation, ...fields } = Object.fromEntries(form);
    if (typeof quizId !== 'string' || quizId === '') {
      notify('Please select a quiz first!', { type: 'warning' });
      setErrors({ quizId: 'Please select a quiz first!' });
      return;
    }
    const options = LETTERS.map((letter) => fields[`option${letter}`]);
    const parsed = questionInput.safeParse({ ...fields, options, explanation: explanation || null });
    setErrors(parsed.success ? {} : fieldErrors(parsed.error.issues));
    if (!parsed.success) return;
    add.mutate(
      { quizId, ...parsed.data },
      { onSuccess: onClose, onError: (error) => setErrors(firstPerPath(describeFailure(error).issues)) },
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Add question"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={add.isPending}>
            Add question
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
        <Select
          label="Quiz"
          name="quizId"
          defaultValue={startsWith}
          error={errors.quizId}
          options={[
            { value: '', label: 'Choose a quiz' },
            ...quizzes.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        <TextArea label="Question" name="question" required rows={3} maxLength={1000} error={errors.question} />
        <div className="grid gap-4 sm:grid-cols-2">
          {LETTERS.map((letter, index) => (
            <TextField
              key={letter}
              label={`Option ${letter}`}
              name={`option${letter}`}
              required
              maxLength={300}
              autoComplete="off"
              error={errors[`options.${index}`]}
            />
          ))}
        </div>
        {errors.options && (
          <p role="alert" className="text-sm text-error">
            {errors.options}
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Difficulty"
            name="difficulty"
            defaultValue="medium"
            error={errors.difficulty}
            options={DIFFICULTIES.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` }))}
          />
          <TextField
            label="Correct answer"
            name="correctAnswer"
            required
            maxLength={1}
            autoComplete="off"
            autoCapitalize="characters"
            hint="The letter, A to D."
            error={errors.correctAnswer}
          />
        </div>
        <TextArea
          label="Explanation"
          name="explanation"
          rows={2}
          maxLength={2000}
          hint="Optional. Shown after answering."
          error={errors.explanation}
        />
      </form>
    </Dialog>
  );
}
