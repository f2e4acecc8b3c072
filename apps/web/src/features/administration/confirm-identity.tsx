import { useId } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { useConfirmIdentity } from './administration.mutations.ts';

const findNoIssues = async () => [];

interface ConfirmIdentityProps {
  /**
   * Called when the password dialog closes.
   * @param confirmed whether the admin's password was confirmed.
   */
  onResult: (confirmed: boolean) => void;
}

/**
 * A dialog that asks for the admin's own password, because a screen left open must not be enough. The confirmation
 * holds for five minutes.
 */
export function ConfirmIdentity({ onResult }: ConfirmIdentityProps) {
  const { hasPassword, email } = useUser();
  const { mutateAsync } = useConfirmIdentity();
  const formId = useId();
  const form = useForm({
    initialValues: { password: '' },
    validate: findNoIssues,
    send: async (values) => {
      await mutateAsync(values);
      onResult(true);
    },
  });
  const cancel = () => onResult(false);
  if (!hasPassword) {
    return (
      <Dialog open onClose={cancel} title="Log in again first" actions={<Button onClick={cancel}>Close</Button>}>
        <p>Your account has no password. Log out, then log in with Google again. That counts for five minutes.</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={cancel}
      title="Is it you?"
      actions={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={form.busy}>
            Confirm
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId} className="grid gap-4">
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.field('password')}
          label="Your password"
          autoComplete="current-password"
          hint="We won't ask again for five minutes."
        />
        {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
      </form>
    </Dialog>
  );
}
