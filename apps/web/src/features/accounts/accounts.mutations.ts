import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { trpc } from '#lib/server/trpc.ts';
import { getSession, setSession } from '#lib/session.ts';
import { useShowProfile } from './show-profile.ts';

// Forms show refusals beside their fields, so `inline` leaves only failures that concern every screen to the toasts.
const meta = { inline: true };

/**
 * Creates an account and logs in.
 * @param onRegistered runs after the account is created and before the session begins; must not fail.
 */
export function useRegister(onRegistered: (userId: string) => Promise<unknown>) {
  return formMutation(
    trpc.accounts.register.useMutation({
      meta,
      onSuccess: async ({ user, token }) => {
        await onRegistered(user.id);
        setSession({ user, token });
      },
    }),
    { secondTab: 'refused' },
  );
}

/** Requests an e-mail with a link to set a new password. */
export function useForgotPassword() {
  return formMutation(trpc.accounts.forgotPassword.useMutation({ meta }), { secondTab: 'replaced' });
}

/** Sets a new password with the token from the e-mailed link. */
export function useResetPassword() {
  return formMutation(trpc.accounts.resetPassword.useMutation({ meta }), { secondTab: 'refused' });
}

/** Turns reminders by e-mail off, with the token from a reminder. */
export function useStopReminders() {
  const show = useShowProfile();
  const { accounts } = trpc.useUtils();
  return useSingleFlight(
    trpc.accounts.stopReminders.useMutation({
      meta,
      onSuccess: async () => {
        // Reminders are off even if the profile can't be refetched; the query client reports that failure.
        if (getSession()) await accounts.me.fetch(undefined, { staleTime: 0 }).then(show, () => undefined);
      },
    }),
    { secondTab: 'unchanged' },
  );
}
