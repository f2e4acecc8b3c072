import {
  INSTANCE_CONTACT_MAX,
  INSTANCE_NAME_MAX,
  type InstanceSettings,
  renameInstanceInput,
  setContactInput,
} from '@quorbit/contracts/school/schema';
import type * as z from 'zod/mini';
import { listIssues } from '#lib/forms/list-issues.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useRenameInstance, useSetInstanceContact } from './school.mutations.ts';

interface StepFormProps {
  id: string;
  settings: InstanceSettings;
  onBusy: (busy: boolean) => void;
  onSaved: () => void;
}

/** Form for the school's name. */
export function InstanceNameForm({ settings, ...step }: StepFormProps) {
  const { mutateAsync } = useRenameInstance();
  return (
    <OneFieldForm
      {...step}
      name="name"
      value={settings.name ?? ''}
      schema={renameInstanceInput}
      save={mutateAsync}
      label="Name of your school"
      hint="It's on sign-in sheets and at the top of the admin pages. You can change it at any time."
      maxLength={INSTANCE_NAME_MAX}
      autoComplete="organization"
    />
  );
}

/** Form for the person whom learners in danger can turn to. */
export function InstanceContactForm({ settings, ...step }: StepFormProps) {
  const { mutateAsync } = useSetInstanceContact();
  return (
    <OneFieldForm
      {...step}
      name="contact"
      value={settings.contact ?? ''}
      schema={setContactInput}
      save={mutateAsync}
      label="Whom learners can turn to"
      hint="A person, a place and a phone number, such as 'Ms Rivera, school counsellor, room 12, 030 1234567'. Leave it empty to name nobody."
      maxLength={INSTANCE_CONTACT_MAX}
      autoComplete="off"
    />
  );
}

interface OneFieldFormProps<Name extends string> extends Omit<StepFormProps, 'settings'> {
  name: Name;
  value: string;
  schema: z.ZodMiniType<Record<Name, string>>;
  save: (values: Record<Name, string>) => Promise<unknown>;
  label: string;
  hint: string;
  maxLength: number;
  autoComplete: string;
}

/** A form with one text field. Its submit button is elsewhere on the page and refers to the form by its id. */
function OneFieldForm<Name extends string>(props: OneFieldFormProps<Name>) {
  const { id, onBusy, onSaved, name, value, schema, save, ...field } = props;
  const form = useForm<Name>({
    initialValues: { [name]: value } as Record<Name, string>,
    validate: async (values) => listIssues(schema, values),
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
