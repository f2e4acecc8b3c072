import { useId } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { validateForm } from '../validate-form.ts';
import { useDeleteAccount } from './settings.mutations.ts';

/**
 * The dialog that says what is deleted and what stays, and asks for the password: a screen left open must not be enough
 * to delete an account.
 */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { hasPassword } = useUser();
  const deleteAccount = useDeleteAccount();
  const formId = useId();
  const form = useForm({
    initialValues: { password: '', email: '' },
    validate: ({ password, email }) => validateForm('deleteAccount', hasPassword ? { password } : { email }),
    send: ({ password, email }) => deleteAccount.mutateAsync(hasPassword ? { password } : { email }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      actions={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" form={formId} look="danger" busy={form.busy}>
            Delete account
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        <p>
          <strong>Gone for good:</strong> your profile, your attempts and reports, XP, level, streak and achievements,
          your quizzes that nobody else has taken, and work on this device that hasn't been sent.
        </p>
        <p>
          <strong>What stays:</strong> your quizzes that others have taken, without your name.
        </p>
      </div>
      <form {...form.form} id={formId} className="grid gap-4">
        {hasPassword ? (
          <PasswordField
            {...form.field('password')}
            label="Password"
            autoComplete="current-password"
            hint="So we know it's you."
          />
        ) : (
          <TextField
            {...form.field('email')}
            label="E-mail"
            type="email"
            autoComplete="off"
            hint="Enter this account's e-mail to confirm."
          />
        )}
        {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
      </form>
    </Dialog>
  );
}
