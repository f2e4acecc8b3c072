import {
  renameSchoolInput,
  SCHOOL_CONTACT_MAX,
  SCHOOL_NAME_MAX,
  type School,
  setContactInput,
} from '@quorbit/contracts/school/schema';
import type * as z from 'zod/mini';
import { issuesOf } from '#lib/forms/issues-of.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useRenameSchool, useSetContact } from './school.mutations.ts';

interface StepFormProps {
  id: string;
  school: School;
  onBusy: (busy: boolean) => void;
  onSaved: () => void;
}

/** The school's name. */
export function SchoolNameForm({ school, ...step }: StepFormProps) {
  const { mutateAsync } = useRenameSchool();
  return (
    <OneFieldForm
      {...step}
      name="name"
      value={school.name ?? ''}
      schema={renameSchoolInput}
      save={mutateAsync}
      label="Name of your school"
      hint="It's on sign-in sheets and at the top of the admin pages. You can change it at any time."
      maxLength={SCHOOL_NAME_MAX}
      autoComplete="organization"
    />
  );
}

/** Whom learners in danger can turn to. */
export function SchoolContactForm({ school, ...step }: StepFormProps) {
  const { mutateAsync } = useSetContact();
  return (
    <OneFieldForm
      {...step}
      name="contact"
      value={school.contact ?? ''}
      schema={setContactInput}
      save={mutateAsync}
      label="Whom learners can turn to"
      hint="A person, a place and a phone number, such as 'Ms Rivera, school counsellor, room 12, 030 1234567'. Leave it empty to name nobody."
      maxLength={SCHOOL_CONTACT_MAX}
      autoComplete="off"
    />
  );
}

interface OneFieldFormProps<Name extends string> extends Omit<StepFormProps, 'school'> {
  name: Name;
  value: string;
  schema: z.ZodMiniType<Record<Name, string>>;
  save: (values: Record<Name, string>) => Promise<unknown>;
  label: string;
  hint: string;
  maxLength: number;
  autoComplete: string;
}

/** A form of one field. The button that sends it is elsewhere and names the form by its id. */
function OneFieldForm<Name extends string>(props: OneFieldFormProps<Name>) {
  const { id, onBusy, onSaved, name, value, schema, save, ...field } = props;
  const form = useForm<Name>({
    start: { [name]: value } as Record<Name, string>,
    check: async (values) => issuesOf(schema, values),
    send: async (values) => {
      onBusy(true);
      try {
        await save(schema.parse(values));
      } finally {
        onBusy(false);
      }
      onSaved();
    },
  });
  return (
    <form {...form.form} id={id} className="grid gap-4">
      <TextField {...form.field(name)} {...field} />
      {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
    </form>
  );
}
