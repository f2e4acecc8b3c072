import { MAX_REMINDER } from '@quorbit/contracts/tutor/limits';
import { REMINDER_FAILED, REMINDER_OPTIONS } from '@quorbit/contracts/tutor/messages';
import { setReminderInput } from '@quorbit/contracts/tutor/schema';
import { formatFormFailure } from '#lib/forms/form-failure.ts';
import { listIssues } from '#lib/forms/list-issues.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSetReminder } from './tutor.mutations.ts';

const OPTION =
  'min-h-11 cursor-pointer rounded-full border border-base-content/25 bg-base-100 px-3.5 text-sm font-semibold hover:border-base-content/55';

/** The dialog in which the learner enters what to be reminded of and when. A quick option fills the text field. */
export function ReminderDialog({ onClose }: { onClose: () => void }) {
  const remind = useSetReminder();
  const form = useForm({
    initialValues: { reminderText: '' },
    validate: async (values) => listIssues(setReminderInput, values),
    send: async (values) => {
      await remind.mutateAsync(setReminderInput.parse(values));
      onClose();
    },
  });
  return (
    <FormDialog
      title="Set a reminder"
      action="Set reminder"
      form={form}
      failure={form.failure && formatFormFailure(form.failure, REMINDER_FAILED)}
      onClose={onClose}
    >
      <TextField
        {...form.field('reminderText')}
        label="What and when"
        hint="Say it in words: Review fractions every Monday at 10 AM."
        required
        maxLength={MAX_REMINDER}
        autoComplete="off"
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 text-sm text-quiet">Or choose one:</legend>
        {REMINDER_OPTIONS.map((option) => (
          <button key={option} type="button" className={OPTION} onClick={() => form.set({ reminderText: option })}>
            {option}
          </button>
        ))}
      </fieldset>
    </FormDialog>
  );
}
