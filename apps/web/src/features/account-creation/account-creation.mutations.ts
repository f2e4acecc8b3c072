import type { CreatedAccount, NewAccount } from '@quorbit/contracts/account-creation/schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WithReauthentication } from '#features/administration/use-reauthentication.tsx';
import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Sends a list of people. Returns the id of the job that creates their accounts. */
export type SendList = (accounts: readonly NewAccount[]) => Promise<string>;

const KEY_BYTES = 32;

function generateKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns a function that gives each list its idempotency key, so that a repeated request, e.g. after a network
 * failure, counts once.
 */
function useIdempotencyKeys() {
  const [keys] = useState(() => new Map<string, string>());
  return (accounts: readonly NewAccount[]): string => {
    const content = JSON.stringify(accounts);
    const key = keys.get(content) ?? generateKey();
    keys.set(content, key);
    return key;
  };
}

/** Finds out which of the e-mail addresses already have an account. */
export function useFindTaken() {
  return formMutation(trpc.accountCreation.findTaken.useMutation({ meta: { inline: true } }), {
    secondTab: 'repeated',
  });
}

/** Starts a job that creates accounts, all of them or none. */
export function useStartList(confirmed: WithReauthentication): SendList {
  const { accountCreation } = trpc.useUtils();
  const keyOf = useIdempotencyKeys();
  const { mutateAsync } = formMutation(
    trpc.accountCreation.start.useMutation({
      meta: { inline: true },
      onSuccess: () => accountCreation.list.invalidate(),
    }),
    { secondTab: 'unchanged' },
  );
  return async (accounts) => {
    const key = keyOf(accounts);
    return (await confirmed(() => mutateAsync({ key, accounts: [...accounts] }))).id;
  };
}

/** Replaces a list whose accounts couldn't be created by a corrected one. */
export function useFixList(confirmed: WithReauthentication, jobId: string): SendList {
  const { accountCreation } = trpc.useUtils();
  const keyOf = useIdempotencyKeys();
  const { mutateAsync } = formMutation(
    trpc.accountCreation.mend.useMutation({
      meta: { inline: true },
      onSuccess: () => accountCreation.invalidate(),
    }),
    { secondTab: 'refused' },
  );
  return async (accounts) => {
    const key = keyOf(accounts);
    return (await confirmed(() => mutateAsync({ jobId, key, accounts: [...accounts] }))).id;
  };
}

/** Opens the sign-in sheets of a list. */
export function useOpenSheets(
  confirmed: WithReauthentication,
  jobId: string,
  onOpened: (sheets: CreatedAccount[]) => void,
) {
  const { client } = trpc.useUtils();
  return useSingleFlight(
    useMutation({
      mutationFn: () => confirmed(() => client.accountCreation.openSheets.mutate({ jobId })),
      // The passwords aren't cached; only the page that shows them has them.
      gcTime: 0,
      meta: { inline: true },
      onSuccess: onOpened,
      onError: (error) => showRefusal(error, "The sheets didn't open. Try again."),
    }),
    { secondTab: 'repeated' },
  );
}

/** Deletes a list, with its sheets. */
export function useDiscardList(onDiscarded: () => void) {
  const { accountCreation } = trpc.useUtils();
  return useSingleFlight(
    trpc.accountCreation.discard.useMutation({
      meta: { inline: true },
      onSuccess: () => {
        onDiscarded();
        return accountCreation.list.invalidate();
      },
      onError: (error) => showRefusal(error, "That didn't work. Try again."),
    }),
    { secondTab: 'unchanged' },
  );
}
