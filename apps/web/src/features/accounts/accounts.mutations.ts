import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { trpc } from '#lib/server/trpc.ts';
import { getSession, setSession } from '#lib/session.ts';
import { useShowProfile } from './show-profile.ts';

// Forms show refusals beside their fields. With `inline`, only failures that concern every screen become toasts.
const meta = { inline: true };

/**
 * Creates an account and logs in.
 * @param onRegistered runs between the two; must not fail
 */
export function useRegister(onRegistered: (userId: string) => Promise<void>) {
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

/** Asks for an e-mail with a link to set a new password. */
export function useForgotPassword() {
  return formMutation(trpc.accounts.forgotPassword.useMutation({ meta }), { secondTab: 'replaced' });
}

/** Sets a new password with the token from that link. */
export function useResetPassword() {
  return formMutation(trpc.accounts.resetPassword.useMutation({ meta }), { secondTab: 'refused' });
}

/** Turns reminders by e-mail off, with the token from one of them. */
export function useStopReminders() {
  const show = useShowProfile();
  const { accounts } = trpc.useUtils();
  return useSingleFlight(
    trpc.accounts.stopReminders.useMutation({
      meta,
      onSuccess: async () => {
        // The query client shows a failure; the e-mails are off either way.
        if (getSession()) await accounts.me.fetch(undefined, { staleTime: 0 }).then(show, () => undefined);
      },
    }),
    { secondTab: 'unchanged' },
  );
}
