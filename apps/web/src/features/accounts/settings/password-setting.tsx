import { useForm } from '#lib/forms/use-form.ts';
import { useUser } from '#lib/session.ts';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { SaveRow } from '#ui/forms/save-row.tsx';
import { PasswordStrengthNote } from '../password-strength-note.tsx';
import { validateForm } from '../validate-form.ts';
import { useChangePassword } from './settings.mutations.ts';
import { Setting } from './settings-group.tsx';

interface Values {
  currentPassword: string;
  newPassword: string;
}

/** The setting that changes the password, or sets the first password of an account created through Google. */
export function PasswordSetting() {
  const { email, hasPassword } = useUser();
  const change = useChangePassword();
  const inputOf = ({ currentPassword, newPassword }: Values) =>
    hasPassword ? { currentPassword, newPassword } : { newPassword };
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: (values) => validateForm('changePassword', inputOf(values)),
    send: (values) => change.mutateAsync(inputOf(values)),
  });
  return (
    <Setting
      title="Password"
      why={
        hasPassword
          ? 'Changing it logs you out on every other device.'
          : 'You log in with Google. With a password, you can log in without it.'
      }
    >
      <form {...form.form} className="grid gap-4">
        {/* The hidden field tells password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <PasswordField {...form.field('currentPassword')} label="Current password" autoComplete="current-password" />
        )}
        <PasswordField
          {...form.field('newPassword')}
          label="New password"
          autoComplete="new-password"
          hint={<PasswordStrengthNote password={form.values.newPassword} />}
        />
        <SaveRow
          label={hasPassword ? 'Change password' : 'Set password'}
          form={form}
          savedText="Your password is set"
        />
      </form>
    </Setting>
  );
}
