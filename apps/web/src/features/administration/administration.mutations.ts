import { EXPORT_END, exportAddressOf } from '@quorbit/contracts/accounts/export';
import type { Role } from '@quorbit/contracts/accounts/roles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDownload } from '#lib/files/use-download.ts';
import { formMutation, useOnce } from '#lib/hooks/use-once.ts';
import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { showRefusal } from '#lib/server/show-refusal.ts';
import { trpc } from '#lib/server/trpc.ts';

const ROLE_WORDS = { user: 'a user', premium: 'a premium user', admin: 'an admin' } as const;

/** One thing that is done to an account; the name tells it from others that are pressed right after it. */
interface Act {
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
export function useManaging({ id: userId, name }: { id: string; name: string }) {
  const { client, administration } = trpc.useUtils();
  const { bytes, download, cancel } = useDownload();
  const [unconfirmed, setUnconfirmed] = useState<Act | null>(null);
  const { mutate, isPending } = useOnce(
    useMutation({
      mutationFn: ({ run }: Act) => run(),
      meta: { inline: true },
      onSuccess: () => administration.invalidate(),
      onError: (error, act) => {
        if (describeFailure(error).code === 'CONFIRM_FIRST') setUnconfirmed(act);
        else showRefusal(error, "That didn't work. Try again.");
      },
    }),
    { secondTab: 'replaced' },
  );
  const act = (name: string, run: Act['run']) => mutate({ name, run });
  const saying = (act: string, call: Act['run'], message: string, onDone?: () => void) =>
    mutate({
      name: act,
      async run() {
        await call();
        notify(message, { type: 'success' });
        onDone?.();
      },
    });
  const calls = client.administration;
  return {
    busy: isPending,
    unconfirmed,
    /** Goes on with what was asked for before, or drops it. */
    settle(confirmed: boolean) {
      setUnconfirmed(null);
      if (confirmed && unconfirmed) mutate(unconfirmed);
    },
    setRole: (role: Role) =>
      saying(`role ${role}`, () => calls.setRole.mutate({ userId, role }), `${name} is now ${ROLE_WORDS[role]}.`),
    suspend: (onDone: () => void) =>
      saying(
        'suspend',
        () => calls.suspend.mutate({ userId }),
        `${name} is suspended and logged out everywhere.`,
        onDone,
      ),
    restore: (onDone: () => void) =>
      saying('restore', () => calls.restore.mutate({ userId }), `${name} can log in again.`, onDone),
    /** @param onLink takes the link where it wasn't mailed */
    resetPassword: (onLink: (link: string) => void) =>
      act('reset', async () => {
        const { link } = await calls.resetPassword.mutate({ userId });
        if (link !== null) onLink(link);
        else notify(`${name} gets an e-mail with a link to choose a new password.`, { type: 'success' });
      }),
    exportData: () =>
      act('export', () =>
        download({
          address: exportAddressOf(userId),
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
      saying('delete', () => calls.delete.mutate({ userId }), `${name}'s account is deleted.`, onDone),
  };
}
