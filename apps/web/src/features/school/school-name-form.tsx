import { renameSchoolInput, SCHOOL_NAME_MAX, type School } from '@quorbit/contracts/school/schema';
import { issuesOf } from '#lib/issues-of.ts';
import { useForm } from '#lib/use-form.ts';
import { FormAlert } from '#ui/form-alert.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useRenameSchool } from './school.mutations.ts';

export interface StepFormProps {
  id: string;
  school: School;
  onBusy: (busy: boolean) => void;
  onSaved: () => void;
}

/** The school's name. The button that sends it is elsewhere and names the form by its id. */
export function SchoolNameForm({ id, school, onBusy, onSaved }: StepFormProps) {
  const { mutateAsync } = useRenameSchool();
  const form = useForm({
    start: { name: school.name ?? '' },
    check: async (values) => issuesOf(renameSchoolInput, values),
    send: async (values) => {
      onBusy(true);
      try {
        await mutateAsync(renameSchoolInput.parse(values));
      } finally {
        onBusy(false);
      }
      onSaved();
    },
  });
  return (
    <form {...form.form} id={id} className="grid gap-4">
      <TextField
        {...form.field('name')}
        label="Name of your school"
        hint="It's on sign-in sheets and at the top of the admin pages. You can change it at any time."
        maxLength={SCHOOL_NAME_MAX}
        autoComplete="organization"
      />
      {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
    </form>
  );
}
