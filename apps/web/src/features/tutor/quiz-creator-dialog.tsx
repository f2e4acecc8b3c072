import { DIFFICULTIES } from '@quorbit/contracts/quizzes/difficulty';
import { DEFAULT_GENERATED, MAX_GENERATED, MAX_TOPIC } from '@quorbit/contracts/tutor/limits';
import { QUIZ_FAILED } from '@quorbit/contracts/tutor/messages';
import { generateQuizInput } from '@quorbit/contracts/tutor/schema';
import { formatFormFailure } from '#lib/forms/form-failure.ts';
import { listIssues } from '#lib/forms/list-issues.ts';
import { parseNumberField } from '#lib/forms/parse-number-field.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { NumberField } from '#ui/forms/number-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useGenerateQuiz } from './tutor.mutations.ts';

interface QuizCreatorDialogProps {
  /** The topic of the chat, as the initial text; empty if there is none. */
  topic: string;
  onClose: () => void;
}

/** The dialog in which the learner enters what a quiz should be about; it then creates the quiz. */
export function QuizCreatorDialog({ topic, onClose }: QuizCreatorDialogProps) {
  const generate = useGenerateQuiz();
  const form = useForm({
    initialValues: { topic: topic.slice(0, MAX_TOPIC), questionCount: String(DEFAULT_GENERATED), difficulty: 'medium' },
    validate: async (values) => listIssues(generateQuizInput, inputOf(values)),
    send: async (values) => {
      await generate.mutateAsync(generateQuizInput.parse(inputOf(values)));
      onClose();
    },
  });
  return (
    <FormDialog
      title="Create a custom quiz"
      action={form.busy ? 'Creating' : 'Create quiz'}
      form={form}
      failure={form.failure && formatFormFailure(form.failure, QUIZ_FAILED)}
      onClose={onClose}
    >
      <TextField
        {...form.field('topic')}
        label="Topic"
        hint="Anything you learn, such as photosynthesis or fractions."
        required
        maxLength={MAX_TOPIC}
        autoComplete="off"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField {...form.field('questionCount')} label="Questions" min={1} max={MAX_GENERATED} required />
        <Select
          {...form.field('difficulty')}
          label="Difficulty"
          options={DIFFICULTIES.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` }))}
        />
      </div>
    </FormDialog>
  );
}

function inputOf({ topic, questionCount, difficulty }: Record<'topic' | 'questionCount' | 'difficulty', string>) {
  return { topic, difficulty, questionCount: parseNumberField(questionCount) };
}
