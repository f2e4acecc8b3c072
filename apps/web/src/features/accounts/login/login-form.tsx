import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSignInOptions } from '../sign-in.queries.ts';
import { validateForm } from '../validate-form.ts';
import { useLogin } from './login.mutation.ts';

// Only some installations have other ways to log in. If their code fails to load, the form works without them.
const OtherWays = lazy(() => import('./other-ways.tsx').catch(() => ({ default: () => null })));
// The countdown is rarely needed. If its code fails to load, only the sentence is shown.
const LockoutNote = lazy(() =>
  import('./lockout-note.tsx').catch(() => ({ default: ({ children }: { children: ReactNode }) => children })),
);

interface Lockout {
  email: string;
  /** When the lockout ends, in milliseconds since 1970. */
  until: number;
}

/**
 * The login form with e-mail and password. Shows refusals and counts down after too many attempts.
 * @param children shown between the form and the other ways to log in.
 */
export function LoginForm({ children }: { children: ReactNode }) {
  const { data: options } = useSignInOptions();
  const login = useLogin();
  /** Whether the account has a one-time password, so that the form asks for a new one. */
  const [mustSetPassword, setMustSetPassword] = useState(false);
  const [lockout, setLockout] = useState<Lockout | null>(null);
  /** The end of the last lockout that is over. It's only stored to render the form again. */
  const [, setEndedAt] = useState(0);
  const form = useForm({
    initialValues: { email: '', password: '', newPassword: '' },
    validate: (values) => validateForm('login', values),
    send: (values) =>
      login.mutateAsync(values, {
        onError: (error) => {
          const { kind, retryAfter, issues } = describeFailure(error);
          setMustSetPassword(issues.some(({ path }) => path === 'newPassword'));
          if (kind === 'too-many' && retryAfter !== null)
            setLockout({ email: values.email, until: Date.now() + retryAfter * 1000 });
        },
      }),
  });
  // The lockout applies to one e-mail address; the user may try another one meanwhile.
  const until = lockout?.email === form.values.email ? lockout.until : null;
  const isLocked = until !== null && Date.now() < until;
  const sentence = isLocked && <FormAlert>Too many failed tries. Wait a little, or set a new password.</FormAlert>;
  return (
    <>
      <form {...form.form} className="grid gap-5">
        <TextField {...form.field('email')} label="E-mail" type="email" autoComplete="username" autoCapitalize="none" />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        {mustSetPassword && (
          <PasswordField {...form.field('newPassword')} label="New password" autoComplete="new-password" />
        )}
        <Suspense fallback={sentence}>
          {until !== null && (
            <LockoutNote until={until} onOver={() => setEndedAt(until)}>
              {sentence}
            </LockoutNote>
          )}
        </Suspense>
        {until === null && form.failure && <FormAlert>{form.failure.message}</FormAlert>}
        <Button type="submit" look="primary" busy={form.busy || form.sent} disabled={isLocked}>
          Log in
        </Button>
      </form>
      {children}
      <Suspense>
        {(options?.google || options?.demo || options?.contactEmail) && (
          <OtherWays options={options} onPick={form.set} />
        )}
      </Suspense>
    </>
  );
}
