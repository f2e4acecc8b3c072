// Apart from `accounts.mutations.ts`, which the pages of signing up load.

import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { trpc } from '#lib/server/trpc.ts';
import { clearSession, getSession, setUser } from '#lib/session.ts';

/** Sets or changes the password; the other sessions end. */
export function useChangePassword() {
  const utils = trpc.useUtils();
  return formMutation(
    trpc.accounts.changePassword.useMutation({
      meta: { inline: true },
      onSuccess: async () => {
        const user = getSession()?.user;
        if (user) setUser({ ...user, hasPassword: true });
        // A reply that is on its way, or is being shown, knows nothing of the password yet.
        await Promise.all([utils.accounts.me.invalidate(), utils.accounts.sessions.invalidate()]);
      },
    }),
    { secondTab: 'refused' },
  );
}

/** Sends the mail that confirms the address once more. */
export function useSendVerification() {
  return useSingleFlight(trpc.accounts.sendVerification.useMutation(), { secondTab: 'replaced' });
}

/** Ends one session of the person's own. */
export function useEndSession() {
  const utils = trpc.useUtils();
  return useSingleFlight(
    trpc.accounts.endSession.useMutation({
      // A session that is not there any more has ended already: the list shows it either way.
      onSettled: () => utils.accounts.sessions.invalidate(),
    }),
    { secondTab: 'unchanged' },
  );
}

/** Ends every session, this one too. */
export function useLogOutEverywhere() {
  return useSingleFlight(trpc.accounts.logoutAll.useMutation({ onSuccess: () => clearSession() }), {
    secondTab: 'unchanged',
  });
}

/** Deletes the account, then what this device keeps of it. */
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
