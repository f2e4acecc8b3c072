import { formMutation } from '#lib/hooks/form-mutation.ts';
// The login call is apart from the other forms' calls, because the sign-in page is part of the app's initial bundle.

import { trpc } from '#lib/server/trpc.ts';
import { setSession } from '#lib/session.ts';

/** Signs in with e-mail and password. */
export function useLogin() {
  return formMutation(
    trpc.accounts.login.useMutation({
      // The form shows refusals beside its fields, so `inline` leaves only failures that concern every screen to the
      // toasts.
      meta: { inline: true },
      onSuccess: ({ user, token }) => setSession({ user, token }),
    }),
    { secondTab: 'repeated' },
  );
}
