import { DEFAULT_GENERATED, MAX_GENERATED, MAX_TOPIC } from '@quorbit/contracts/tutor/limits';
import { GENERATION_NEEDS, QUESTIONS_NOT_GENERATED } from '@quorbit/contracts/tutor/messages';
import { generateQuestionsInput } from '@quorbit/contracts/tutor/schema';
import { formatFormFailure } from '#lib/forms/form-failure.ts';
import { listIssues } from '#lib/forms/list-issues.ts';
import { parseNumberField } from '#lib/forms/parse-number-field.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { notify } from '#lib/notifications.ts';
import type { Failure } from '#lib/server/errors.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { NumberField } from '#ui/forms/number-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useGenerateQuestions } from '../quizzes.mutations.ts';

interface GenerateQuestionsDialogProps {
  quiz: { id: string; title: string };
  onClose: () => void;
}

/** The dialog that generates a number of questions about a topic with AI and adds them to a quiz. */
export function GenerateQuestionsDialog({ quiz: { id, title }, onClose }: GenerateQuestionsDialogProps) {
  const generate = useGenerateQuestions();
  const form = useForm({
    initialValues: { topic: '', numQuestions: String(DEFAULT_GENERATED) },
    validate: async (values) => listIssues(generateQuestionsInput, inputOf(id, values)),
    send: async (values) => {
      await generate.mutateAsync(generateQuestionsInput.parse(inputOf(id, values)));
      onClose();
    },
  });

  function warn(): void {
    const { topic, numQuestions } = form.values;
    if (topic.trim() === '' || !(Number(numQuestions) >= 1)) notify(GENERATION_NEEDS, { type: 'warning' });
  }

  return (
    <FormDialog
      title="Generate questions with AI"
      action={form.busy ? 'Generating' : 'Generate'}
      form={{
        ...form,
        form: {
          ...form.form,
          onSubmit(event) {
            warn();
            void form.form.onSubmit(event);
          },
        },
      }}
      failure={form.failure && formatGenerateFailure(form.failure)}
      onClose={onClose}
    >
      <p className="text-quiet wrap-anywhere">
        We'll add them to “{title}”. Read them before your learners do: you can edit or delete each one.
      </p>
      <TextField
        {...form.field('topic')}
        label="Topic"
        hint="The narrower, the better: the water cycle rather than science."
        required
        maxLength={MAX_TOPIC}
        autoComplete="off"
      />
      <NumberField {...form.field('numQuestions')} label="Number of questions" min={1} max={MAX_GENERATED} required />
    </FormDialog>
  );
}

function inputOf(id: string, { topic, numQuestions }: Record<'topic' | 'numQuestions', string>) {
  return { id, topic, numQuestions: parseNumberField(numQuestions) };
}

/**
 * Formats the error of a failed generation. If the AI service is unavailable, the server's message says more than ours.
 */
function formatGenerateFailure(failure: Failure): string {
  return failure.code === 'UNAVAILABLE' ? failure.message : formatFormFailure(failure, QUESTIONS_NOT_GENERATED);
}
