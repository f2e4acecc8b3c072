import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { clearSession } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useResetPassword } from './accounts.mutations.ts';
import { clearToken, findToken } from './address-token.ts';
import { Note } from './note.tsx';
import { PasswordStrengthNote } from './password-strength-note.tsx';
import { useFocusHeading } from './use-focus-heading.ts';
import { validateForm } from './validate-form.ts';

const PATH = '/reset-password';

/** The page that the link in a password e-mail leads to: sets a new password. */
export function ResetPasswordScreen() {
  const [token] = useState(() => findToken(PATH));
  const [done, setDone] = useState(false);
  if (done) return <Done />;
  return token === null ? <NoToken /> : <ResetForm token={token} onDone={() => setDone(true)} />;
}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const resetPassword = useResetPassword();
  const form = useForm({
    initialValues: { password: '' },
    validate: (values) => validateForm('resetPassword', { ...values, token }),
    send: async ({ password }) => {
      await resetPassword.mutateAsync({ token, password });
      clearToken(PATH);
      // Setting a new password ended every session of the account, so a session stored here would only be refused
      // later.
      clearSession();
      onDone();
    },
  });
  const isTokenRefused = form.failure?.issues.some(({ path }) => path === 'token');
  return (
    <>
      <PageHeader
        title="Choose a new password"
        description="It replaces your old one, and logs you out on every device."
      />
      <form {...form.form} className="grid gap-5">
        <PasswordField
          {...form.field('password')}
          label="New password"
          autoComplete="new-password"
          hint={<PasswordStrengthNote password={form.values.password} />}
        />
        {form.failure && (
          <FormAlert>
            <p>{form.failure.message}</p>
            {isTokenRefused && (
              <Link to="/forgot-password" className={TEXT_LINK}>
                Ask for a new link
              </Link>
            )}
          </FormAlert>
        )}
        <Button type="submit" look="primary" busy={form.busy}>
          Save new password
        </Button>
      </form>
    </>
  );
}

function Done() {
  useFocusHeading();
  return (
    <>
      <PageHeader title="Your new password is set" />
      <div className="grid gap-5">
        <Note icon={<CircleCheck aria-hidden="true" />}>
          You're logged out everywhere. Log in with your new password.
        </Note>
        <LinkButton to="/login" look="primary">
          Log in
        </LinkButton>
      </div>
    </>
  );
}

function NoToken() {
  return (
    <>
      <PageHeader
        title="This link isn't complete"
        description="Open the link in the mail again, or ask for a new one."
      />
      <LinkButton to="/forgot-password" look="primary" className="w-full">
        Ask for a new link
      </LinkButton>
    </>
  );
}
