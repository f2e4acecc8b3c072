import { formMutation } from '#lib/hooks/form-mutation.ts';
// Apart from the other forms' calls, since the sign-in page belongs to the start.

import { trpc } from '#lib/server/trpc.ts';
import { setSession } from '#lib/session.ts';

/** Signs in with e-mail and password. */
export function useLogin() {
  return formMutation(
    trpc.accounts.login.useMutation({
      // The form shows what is refused; this leaves only what concerns every screen to the toasts.
      meta: { inline: true },
      onSuccess: ({ user, token }) => setSession({ user, token }),
    }),
    { secondTab: 'repeated' },
  );
}
