import type { Role } from '@quorbit/contracts/accounts/roles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadFile } from '#lib/download.ts';
import { describeFailure } from '#lib/errors.ts';
import { notify } from '#lib/notifications.ts';
import { showRefusal } from '#lib/show-refusal.ts';
import { trpc } from '#lib/trpc.ts';
import { useOnce } from '#lib/use-once.ts';

const ROLE_WORDS = { user: 'a user', premium: 'a premium user', admin: 'an admin' } as const;

type Act = () => Promise<unknown>;

/** The password once more, before something that an admin does to an account. */
export function useConfirmIdentity() {
  return trpc.accounts.confirm.useMutation({ meta: { inline: true } });
}

/**
 * What an admin can do to somebody's account, one thing at a time. Where the server wants to know first who is asking,
 * `unconfirmed` is what to do again once it knows.
 */
export function useManaging({ id: userId, name }: { id: string; name: string }) {
  const { client, administration } = trpc.useUtils();
  const [unconfirmed, setUnconfirmed] = useState<Act | null>(null);
  const { mutate, isPending } = useOnce(
    useMutation({
      mutationFn: (act: Act) => act(),
      meta: { inline: true },
      onSuccess: () => administration.invalidate(),
      onError: (error, act) => {
        if (describeFailure(error).code === 'CONFIRM_FIRST') setUnconfirmed(() => act);
        else showRefusal(error, "That didn't work. Try again.");
      },
    }),
  );
  const run = (call: Act, message: string, onDone?: () => void) =>
    mutate(async () => {
      await call();
      notify(message, { type: 'success' });
      onDone?.();
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
    setRole: (role: Role) => run(() => calls.setRole.mutate({ userId, role }), `${name} is now ${ROLE_WORDS[role]}.`),
    suspend: (onDone: () => void) =>
      run(() => calls.suspend.mutate({ userId }), `${name} is suspended and logged out everywhere.`, onDone),
    restore: (onDone: () => void) => run(() => calls.restore.mutate({ userId }), `${name} can log in again.`, onDone),
    /** @param onLink takes the link where it wasn't mailed */
    resetPassword: (onLink: (link: string) => void) =>
      mutate(async () => {
        const { link } = await calls.resetPassword.mutate({ userId });
        if (link !== null) onLink(link);
        else notify(`${name} gets an e-mail with a link to choose a new password.`, { type: 'success' });
      }),
    exportData: () =>
      mutate(async () => {
        const data = await calls.export.mutate({ userId });
        downloadFile(`account-${userId}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      }),
    remove: (onDone: () => void) => run(() => calls.delete.mutate({ userId }), `${name}'s account is deleted.`, onDone),
  };
}
