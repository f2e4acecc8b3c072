import { INVITATION_NEEDED, REGISTRATION_CLOSED } from '@quorbit/contracts/feature-switches/messages';
import { Link } from '@tanstack/react-router';
import { CircleCheck, DoorClosed } from 'lucide-react';
import { useForm } from '#lib/forms/use-form.ts';
import { inviteCodeOf } from '#lib/invite-link.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useRegister } from './accounts.mutations.ts';
import { useRedirectWhenSignedIn } from './after-sign-in.ts';
import { Note } from './note.tsx';
import { PasswordStrengthNote } from './password-strength-note.tsx';
import { useSignInOptions } from './sign-in.queries.ts';
import { deviceTimeZone } from './time-zones.ts';
import { validateForm } from './validate-form.ts';

interface RegisterScreenProps {
  next?: string | undefined;
  /**
   * The result of the trial questions answered before registering, which becomes the first attempt; null without a
   * trial.
   */
  trial: { right: number; of: number; page: string } | null;
  /** Called with the id of the new account, before its session begins. */
  onRegistered: (userId: string) => Promise<unknown>;
}

/** The page where people create an account; they are signed in at once. */
export function RegisterScreen({ next, trial, onRegistered }: RegisterScreenProps) {
  useRedirectWhenSignedIn(next ?? trial?.page);
  const register = useRegister(onRegistered);
  const inviteCode = inviteCodeOf(next);
  const refusal = useRegistrationRefusal(inviteCode);
  const form = useForm({
    initialValues: { name: '', email: '', password: '' },
    validate: (values) => validateForm('register', values),
    send: async (values) => {
      const extras = { timeZone: deviceTimeZone(), ...(inviteCode !== undefined && { inviteCode }) };
      await register.mutateAsync({ ...values, ...extras });
    },
  });
  return (
    <>
      <PageHeader title="Create your account" description="Free, and ready in a minute." />
      <form {...form.form} className="grid gap-5">
        {trial && (
          <Note icon={<CircleCheck aria-hidden="true" />}>
            You got {trial.right} of {trial.of} right. Your answers become your first report.
          </Note>
        )}
        <TextField
          {...form.field('name')}
          label="Name"
          hint="Others see it on boards and in rooms."
          autoComplete="name"
        />
        <TextField {...form.field('email')} label="E-mail" type="email" autoComplete="username" autoCapitalize="none" />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="new-password"
          hint={<PasswordStrengthNote password={form.values.password} />}
        />
        {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
        <Button type="submit" look="primary" busy={form.busy || form.sent} disabled={refusal !== null}>
          Create account
        </Button>
        {/* The note is below the form, so that nothing moves once the registration rules are known. */}
        <div role="status" className="empty:hidden">
          {refusal && <Note icon={<DoorClosed aria-hidden="true" />}>{refusal}</Note>}
        </div>
      </form>
      <p className="mt-5">
        Already have an account?{' '}
        <Link to="/login" search={next ? { next } : {}} className={TEXT_LINK}>
          Log in
        </Link>
      </p>
    </>
  );
}

/**
 * Returns why nobody, or nobody without an invitation, can create an account now; null if registration is possible or
 * the rules aren't known yet.
 */
function useRegistrationRefusal(inviteCode: string | undefined): string | null {
  const { data } = useSignInOptions();
  if (data?.registration === 'closed') return REGISTRATION_CLOSED;
  return data?.registration === 'invitation' && inviteCode === undefined ? INVITATION_NEEDED : null;
}
