import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useForgotPassword } from './accounts.mutations.ts';
import { Note } from './note.tsx';
import { validateForm } from './validate-form.ts';

/** The form that sends a link to set a new password. It doesn't reveal whether the e-mail has an account. */
export function ForgotPasswordScreen() {
  const forgotPassword = useForgotPassword();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: sentTo ?? '' },
    validate: (values) => validateForm('forgotPassword', values),
    send: async (values) => {
      await forgotPassword.mutateAsync(values);
      setSentTo(values.email.trim());
    },
  });
  return (
    <>
      <PageHeader title="Forgot your password?" description="We'll send you a link to choose a new one." />
      <div className="grid gap-5">
        <div role="status">
          {sentTo && (
            <Note icon={<MailCheck aria-hidden="true" />}>
              <p className="font-semibold">Check your mail</p>
              <p>
                If {sentTo} has an account here, a link is on its way. Nothing after a few minutes? Check your spam
                folder, or send it again.
              </p>
            </Note>
          )}
        </div>
        <form {...form.form} className="grid gap-5">
          <TextField
            {...form.field('email')}
            label="E-mail"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
          />
          {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
          <Button type="submit" look={sentTo ? 'secondary' : 'primary'} busy={form.busy}>
            {sentTo ? 'Send again' : 'Send the link'}
          </Button>
        </form>
        <p>
          <Link to="/login" className={TEXT_LINK}>
            Back to log in
          </Link>
        </p>
      </div>
    </>
  );
}
