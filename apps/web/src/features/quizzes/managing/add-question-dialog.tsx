import type { Issue } from '@quorbit/contracts/errors/codes';
import { DIFFICULTIES } from '@quorbit/contracts/quizzes/difficulty';
import { questionInput } from '@quorbit/contracts/quizzes/question';
import { type FormEvent, useId } from 'react';
import { useFormDraft } from '#lib/forms/form-drafts.ts';
import { listIssues } from '#lib/forms/list-issues.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { notify } from '#lib/notifications.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Select, type SelectOption } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { useAddQuestion } from '../quizzes.mutations.ts';
import { AnswerOptions, OPTIONS } from './answer-options.tsx';

const NO_QUIZ = 'Please select a quiz first!';
const NO_ANSWER = 'Choose which option is right.';
const INITIAL_VALUES = {
  quizId: '',
  question: '',
  'options.0': '',
  'options.1': '',
  'options.2': '',
  'options.3': '',
  difficulty: 'medium',
  correctAnswer: '',
  explanation: '',
};

interface AddQuestionDialogProps {
  quizzes: readonly { id: string; title: string }[];
  /** The id of the quiz that is selected at first. */
  quizId: string;
  onClose: () => void;
}

/** The dialog that adds a single-choice question to a quiz. */
export function AddQuestionDialog({ quizzes, quizId, onClose }: AddQuestionDialogProps) {
  const formId = useId();
  const add = useAddQuestion();
  const draft = useFormDraft('add-question');
  const form = useForm({
    initialValues: { ...INITIAL_VALUES, quizId },
    validate: async (values) => listValueIssues(values),
    send: async (values) => {
      await add.mutateAsync({ quizId: values.quizId, ...questionInput.parse(questionOf(values)) });
      onClose();
    },
    draft,
  });
  // An error about all four options together belongs to no single field, so it's shown separately.
  const optionsError = form.failure?.issues.find(({ path }) => path === 'options')?.message;

  function onSubmit(event: FormEvent): void {
    if (form.values.quizId === '') notify(NO_QUIZ, { type: 'warning' });
    void form.form.onSubmit(event);
  }

  function onDiscard(): void {
    draft.clear();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onDiscard}
      title="Add question"
      actions={
        <>
          <Button onClick={onDiscard}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={form.busy}>
            Add question
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId} onSubmit={onSubmit} className="grid gap-4">
        <Select {...form.field('quizId')} label="Quiz" options={buildQuizOptions(quizzes, form.values.quizId)} />
        <TextArea {...form.field('question')} label="Question" required rows={3} maxLength={1000} />
        <AnswerOptions field={form.field} error={optionsError} />
        <Select
          {...form.field('difficulty')}
          label="Difficulty"
          options={DIFFICULTIES.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` }))}
        />
        <TextArea
          {...form.field('explanation')}
          label="Explanation"
          rows={2}
          maxLength={2000}
          hint="Optional. Shown after answering."
        />
      </form>
    </Dialog>
  );
}

type Values = typeof INITIAL_VALUES;

function listValueIssues(values: Values): Issue[] {
  if (values.quizId === '') return [{ path: 'quizId', message: NO_QUIZ }];
  const issues = listIssues(questionInput, questionOf(values));
  // The author picks the right option instead of typing its letter, so the schema's message about a letter is replaced.
  return issues.map((issue) => (issue.path === 'correctAnswer' ? { ...issue, message: NO_ANSWER } : issue));
}

function questionOf({ question, difficulty, correctAnswer, explanation, ...values }: Values) {
  const options = OPTIONS.map((name) => values[name]);
  return { question, options, difficulty, correctAnswer, explanation: explanation || null };
}

function buildQuizOptions(quizzes: AddQuestionDialogProps['quizzes'], chosen: string): SelectOption[] {
  // A question begun before the page was reloaded may belong to a quiz that isn't in the loaded list yet.
  const unlisted = chosen !== '' && !quizzes.some(({ id }) => id === chosen);
  return [
    { value: '', label: 'Choose a quiz' },
    ...(unlisted ? [{ value: chosen, label: 'The quiz you chose before' }] : []),
    ...quizzes.map(({ id, title }) => ({ value: id, label: title })),
  ];
}
