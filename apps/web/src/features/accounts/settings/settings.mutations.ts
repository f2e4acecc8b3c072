// The calls of the settings page. They are apart from `accounts.mutations.ts`, so that the registration pages don't
// load them.

import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { trpc } from '#lib/server/trpc.ts';
import { clearSession, getSession, setUser } from '#lib/session.ts';

/** Sets or changes the password; the server ends the user's other sessions. */
export function useChangePassword() {
  const utils = trpc.useUtils();
  return formMutation(
    trpc.accounts.changePassword.useMutation({
      meta: { inline: true },
      onSuccess: async () => {
        const user = getSession()?.user;
        if (user) setUser({ ...user, hasPassword: true });
        // A reply that is on its way, or already shown, may not include the new password.
        await Promise.all([utils.accounts.me.invalidate(), utils.accounts.sessions.invalidate()]);
      },
    }),
    { secondTab: 'refused' },
  );
}

/** Sends the e-mail that confirms the address again. */
export function useSendVerification() {
  return useSingleFlight(trpc.accounts.sendVerification.useMutation(), { secondTab: 'replaced' });
}

/** Ends one of the user's own sessions. */
export function useEndSession() {
  const utils = trpc.useUtils();
  return useSingleFlight(
    trpc.accounts.endSession.useMutation({
      // The list is refetched on failure too: a session that isn't found has ended already.
      onSettled: () => utils.accounts.sessions.invalidate(),
    }),
    { secondTab: 'unchanged' },
  );
}

/** Ends every session of the user, this one included. */
export function useLogOutEverywhere() {
  return useSingleFlight(trpc.accounts.logoutAll.useMutation({ onSuccess: () => clearSession() }), {
    secondTab: 'unchanged',
  });
}

/** Deletes the account, then the data that this device stores for it. */
export function useDeleteAccount() {
  return formMutation(
    trpc.accounts.delete.useMutation({
      meta: { inline: true },
      onSuccess: async () => {
        const userId = getSession()?.user.id;
        clearSession('deleted');
        if (userId === undefined) return;
        const isRemoved = await removeDeviceData(userId);
        if (!isRemoved) {
          notify("Your account is deleted, but this browser still has data. Clear this site's data.", {
            type: 'warning',
            autoClose: false,
          });
        }
      },
    }),
    { secondTab: 'refused' },
  );
}

async function removeDeviceData(userId: string): Promise<boolean> {
  return import('#offline/leftover-data.ts')
    .then(({ deleteUserData }) => deleteUserData(userId))
    .then(
      () => true,
      () => false,
    );
}
