import { newAccount } from '@quorbit/contracts/account-creation/schema';
import { ROLES } from '@quorbit/contracts/accounts/roles';
import { NAME_MAX } from '@quorbit/contracts/accounts/schema';
import { UserPlus } from 'lucide-react';
import { listIssues } from '#lib/forms/list-issues.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { SendList } from './account-creation.mutations.ts';
import { OfflineNote } from './offline-note.tsx';

const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: `${role[0]?.toUpperCase()}${role.slice(1)}` }));

interface OnePersonFormProps {
  send: SendList;
  offline: boolean;
  onSent: (jobId: string) => void;
}

/** The form that creates an account for one person. */
export function OnePersonForm({ send, offline, onSent }: OnePersonFormProps) {
  const form = useForm({
    initialValues: { name: '', email: '', role: 'user' },
    validate: async (values) => listIssues(newAccount, values),
    send: async (values) => onSent(await send([newAccount.parse(values)])),
  });
  return (
    <form {...form.form} className="grid max-w-reading gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...form.field('name')} label="Name" maxLength={NAME_MAX} autoComplete="off" />
        <TextField
          {...form.field('email')}
          label="E-mail"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          hint="They log in with it."
        />
      </div>
      <Select
        {...form.field('role')}
        label="Role"
        options={ROLE_CHOICES}
        hint={form.values.role === 'admin' ? 'Admins can do everything that you can.' : undefined}
      />
      {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          look="primary"
          busy={form.busy}
          disabled={offline}
          icon={<UserPlus className="size-5" aria-hidden="true" />}
        >
          Create account
        </Button>
        {offline && <OfflineNote />}
      </div>
    </form>
  );
}
