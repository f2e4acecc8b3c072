import { EXPORT_END, exportPathOf } from '@quorbit/contracts/accounts/export';
import type { Role } from '@quorbit/contracts/accounts/roles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDownload } from '#lib/files/use-download.ts';
import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

const ROLE_LABELS = { user: 'a user', premium: 'a premium user', admin: 'an admin' } as const;

/**
 * An action on an account. Its name lets the guard against double presses tell it from another action pressed right
 * after it.
 */
interface AccountAction {
  name: string;
  run: () => Promise<unknown>;
}

/** Confirms the admin's password again, before an action on an account. */
export function useConfirmIdentity() {
  return formMutation(trpc.accounts.confirm.useMutation({ meta: { inline: true } }), { secondTab: 'repeated' });
}

/**
 * Returns an admin's actions on one account; only one runs at a time. If the server first requires the admin's
 * password, `unconfirmed` is the action to repeat after it.
 */
export function useManageAccount({ id: userId, name }: { id: string; name: string }) {
  const { client, administration } = trpc.useUtils();
  const { bytes, download, cancel } = useDownload();
  const [unconfirmed, setUnconfirmed] = useState<AccountAction | null>(null);
  const { mutate, isPending } = useSingleFlight(
    useMutation({
      mutationFn: ({ run }: AccountAction) => run(),
      meta: { inline: true },
      onSuccess: () => administration.invalidate(),
      onError: (error, action) => {
        if (describeFailure(error).code === 'CONFIRM_FIRST') setUnconfirmed(action);
        else showRefusal(error, "That didn't work. Try again.");
      },
    }),
    { secondTab: 'replaced' },
  );
  const runAction = (name: string, run: AccountAction['run']) => mutate({ name, run });
  const runWithToast = (actionName: string, call: AccountAction['run'], message: string, onDone?: () => void) =>
    mutate({
      name: actionName,
      async run() {
        await call();
        notify(message, { type: 'success' });
        onDone?.();
      },
    });
  const api = client.administration;
  return {
    busy: isPending,
    unconfirmed,
    /** Repeats the unconfirmed action if the password was confirmed; drops it otherwise. */
    resume(confirmed: boolean) {
      setUnconfirmed(null);
      if (confirmed && unconfirmed) mutate(unconfirmed);
    },
    setRole: (role: Role) =>
      runWithToast(`role ${role}`, () => api.setRole.mutate({ userId, role }), `${name} is now ${ROLE_LABELS[role]}.`),
    suspend: (onDone: () => void) =>
      runWithToast(
        'suspend',
        () => api.suspend.mutate({ userId }),
        `${name} is suspended and logged out everywhere.`,
        onDone,
      ),
    restore: (onDone: () => void) =>
      runWithToast('restore', () => api.restore.mutate({ userId }), `${name} can log in again.`, onDone),
    /**
     * Resets the account's password.
     * @param onLink receives the reset link if it couldn't be e-mailed.
     */
    resetPassword: (onLink: (link: string) => void) =>
      runAction('reset', async () => {
        const { link } = await api.resetPassword.mutate({ userId });
        if (link !== null) onLink(link);
        else notify(`${name} gets an e-mail with a link to choose a new password.`, { type: 'success' });
      }),
    exportData: () =>
      runAction('export', () =>
        download({
          address: exportPathOf(userId),
          method: 'POST',
          end: EXPORT_END,
          fileName: `account-${userId}.json`,
          type: 'application/json',
        }),
      ),
    /** The number of exported bytes that have arrived; null while nothing is being exported. */
    exported: bytes,
    cancelExport: cancel,
    /**
     * Deletes the account.
     * @param onDone called once the account is deleted.
     */
    remove: (onDone: () => void) =>
      runWithToast('delete', () => api.delete.mutate({ userId }), `${name}'s account is deleted.`, onDone),
  };
}
