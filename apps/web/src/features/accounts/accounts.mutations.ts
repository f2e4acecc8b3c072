import { setSession } from '#lib/session.ts';
import { trpc } from '#lib/trpc.ts';

// Forms show what is refused beside their fields; `inline` leaves only what concerns every screen to the toasts.
const meta = { inline: true };

/** Makes an account and signs it in. */
export function useRegister() {
  return trpc.accounts.register.useMutation({ meta, onSuccess: ({ user, token }) => setSession({ user, token }) });
}

/** Asks for a mail with a link that sets a new password. */
export function useForgotPassword() {
  return trpc.accounts.forgotPassword.useMutation({ meta });
}

/** Sets a new password with the token of that link. */
export function useResetPassword() {
  return trpc.accounts.resetPassword.useMutation({ meta });
}
