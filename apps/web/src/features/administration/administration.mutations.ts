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

/** One thing that is done to an account; the name tells it from others that are pressed right after it. */
interface AccountAction {
  name: string;
  run: () => Promise<unknown>;
}

/** The password once more, before something that an admin does to an account. */
export function useConfirmIdentity() {
  return formMutation(trpc.accounts.confirm.useMutation({ meta: { inline: true } }), { secondTab: 'repeated' });
}

/**
 * What an admin can do to somebody's account, one thing at a time. Where the server wants to know first who is asking,
 * `unconfirmed` is what to do again once it knows.
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
    /** Goes on with what was asked for before, or drops it. */
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
    /** @param onLink takes the link where it wasn't mailed */
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
    /** How much of the data has arrived; null while it isn't being exported. */
    exported: bytes,
    cancelExport: cancel,
    /** @param onDone called once the account is gone */
    remove: (onDone: () => void) =>
      runWithToast('delete', () => api.delete.mutate({ userId }), `${name}'s account is deleted.`, onDone),
  };
}
