import { lazy, type ReactNode, Suspense, useState } from 'react';
import { describeFailure } from '#lib/errors.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { FormAlert } from '#ui/form-alert.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { check } from './check.ts';
import { useSecondsLeft } from './lockout.ts';
import { useLogin } from './login.mutation.ts';
import { useSignInOptions } from './sign-in.queries.ts';

// Only some installations have them. Where their code cannot be had, the form works without.
const GoogleButton = lazy(() => import('./google-button.tsx').catch(() => ({ default: () => null })));
const DemoAccounts = lazy(() => import('./demo-accounts.tsx').catch(() => ({ default: () => null })));
// Few ever see it. Where its code cannot be had, its sentence is shown without the clock.
const LockoutNote = lazy(() => import('./lockout-note.tsx').catch(() => ({ default: SentenceAlone })));

function SentenceAlone({ children }: { children: ReactNode }) {
  return children;
}

interface Lockout {
  email: string;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * E-mail and password; says what was refused and counts down when there were too many tries.
 * @param children stands between the form and the other ways of signing in
 */
export function LoginForm({ children }: { children: ReactNode }) {
  const { data: options } = useSignInOptions();
  const login = useLogin();
  /** The password was a one-time one. */
  const [first, setFirst] = useState(false);
  const [lockout, setLockout] = useState<Lockout | null>(null);
  const form = useForm({
    start: { email: '', password: '', newPassword: '' },
    check: (values) => check('login', values),
    send: (values) =>
      login.mutateAsync(values, {
        onError: (error) => {
          const { kind, retryAfter, issues } = describeFailure(error);
          setFirst(issues.some(({ path }) => path === 'newPassword'));
          if (kind === 'too-many' && retryAfter !== null)
            setLockout({ email: values.email, until: Date.now() + retryAfter * 1000 });
        },
      }),
  });
  // The wait is one e-mail's: another one may try meanwhile.
  const until = lockout?.email === form.values.email ? lockout.until : null;
  const secondsLeft = useSecondsLeft(until);
  return (
    <>
      <form {...form.form} className="grid gap-5">
        <TextField {...form.field('email')} label="E-mail" type="email" autoComplete="username" autoCapitalize="none" />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        {first && <PasswordField {...form.field('newPassword')} label="New password" autoComplete="new-password" />}
        <Suspense>
          {until !== null && (
            <LockoutNote secondsLeft={secondsLeft}>
              {secondsLeft > 0 && <FormAlert>Too many failed tries. Wait a little, or set a new password.</FormAlert>}
            </LockoutNote>
          )}
        </Suspense>
        {until === null && form.failure && <FormAlert>{form.failure.message}</FormAlert>}
        <Button type="submit" look="primary" busy={form.busy || form.sent} disabled={secondsLeft > 0}>
          Log in
        </Button>
      </form>
      {children}
      <Suspense>{options?.google && <GoogleButton />}</Suspense>
      <Suspense>{options?.demo && <DemoAccounts onPick={form.set} />}</Suspense>
      {options?.contactEmail && (
        <p className="text-quiet">
          Can't log in? Write to <a href={`mailto:${options.contactEmail}`}>{options.contactEmail}</a>
        </p>
      )}
    </>
  );
}
