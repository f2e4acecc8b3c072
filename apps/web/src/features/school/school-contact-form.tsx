import { SCHOOL_CONTACT_MAX, setContactInput } from '@quorbit/contracts/school/schema';
import { issuesOf } from '#lib/issues-of.ts';
import { useForm } from '#lib/use-form.ts';
import { FormAlert } from '#ui/form-alert.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSetContact } from './school.mutations.ts';
import type { StepFormProps } from './school-name-form.tsx';

/** Whom learners in danger can turn to. The button that sends it is elsewhere and names the form by its id. */
export function SchoolContactForm({ id, school, onBusy, onSaved }: StepFormProps) {
  const { mutateAsync } = useSetContact();
  const form = useForm({
    start: { contact: school.contact ?? '' },
    check: async (values) => issuesOf(setContactInput, values),
    send: async (values) => {
      onBusy(true);
      try {
        await mutateAsync(setContactInput.parse(values));
      } finally {
        onBusy(false);
      }
      onSaved();
    },
  });
  return (
    <form {...form.form} id={id} className="grid gap-4">
      <TextField
        {...form.field('contact')}
        label="Whom learners can turn to"
        hint="A person, a place, a phone number, such as 'Ms Rivera, school counsellor, room 12, 030 1234567'. Learners who tell the study buddy that they may hurt themselves read it at once, also offline."
        maxLength={SCHOOL_CONTACT_MAX}
        autoComplete="off"
      />
      {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
    </form>
  );
}
