import { getSession, setSession } from '#lib/session.ts';
import { trpc } from '#lib/trpc.ts';
import { useOnce } from '#lib/use-once.ts';
import { showProfile } from './show-profile.ts';

// Forms show what is refused beside their fields; `inline` leaves only what concerns every screen to the toasts.
const meta = { inline: true };

/**
 * Makes an account and signs it in.
 * @param before what is to be done between the two; it must not fail
 */
export function useRegister(before: (userId: string) => Promise<void>) {
  // twice, by a form: the address is taken: CONFLICT
  return trpc.accounts.register.useMutation({
    meta,
    onSuccess: async ({ user, token }) => {
      await before(user.id);
      setSession({ user, token });
    },
  });
}

/** Asks for a mail with a link that sets a new password. */
export function useForgotPassword() {
  // twice, by a form: the newer link counts
  return trpc.accounts.forgotPassword.useMutation({ meta });
}

/** Sets a new password with the token of that link. */
export function useResetPassword() {
  // twice, by a form: a link works once
  return trpc.accounts.resetPassword.useMutation({ meta });
}

/** Turns reminders by e-mail off with the token of one. */
export function useStopReminders() {
  const { accounts } = trpc.useUtils();
  // twice: they stay off
  return useOnce(
    trpc.accounts.stopReminders.useMutation({
      meta,
      onSuccess: async () => {
        // A failure is told by the query client; the mails are stopped either way.
        if (getSession()) await accounts.me.fetch(undefined, { staleTime: 0 }).then(showProfile, () => undefined);
      },
    }),
  );
}
