import type { CreatedAccount, NewAccount } from '@quorbit/contracts/account-creation/schema';
import { useState } from 'react';
import { trpc } from '#lib/trpc.ts';

/** Calls again after asking for the admin's password where the server wants to know who is asking. */
export type Confirmed = <T>(run: () => Promise<T>) => Promise<T>;

const KEY_BYTES = 32;

function drawKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Which addresses have an account already. */
export function useFindTaken() {
  // twice, by a form: it only looks
  return trpc.accountCreation.findTaken.useMutation({ meta: { inline: true } });
}

/**
 * Creates accounts, all of them or none. Called again with the same ones, e.g. after the network was cut, it creates
 * nothing twice and has the same passwords.
 */
export function useCreateAccounts(confirmed: Confirmed) {
  const { administration } = trpc.useUtils();
  const [keys] = useState(() => new Map<string, string>());
  // twice, by a form: the same list from two tabs: the e-mails are taken
  const { mutateAsync } = trpc.accountCreation.create.useMutation({
    // Not the answer: nothing keeps passwords.
    gcTime: 0,
    meta: { inline: true },
    onSuccess: () => administration.invalidate(),
  });
  return (accounts: readonly NewAccount[]): Promise<CreatedAccount[]> => {
    const content = JSON.stringify(accounts);
    const key = keys.get(content) ?? drawKey();
    keys.set(content, key);
    return confirmed(() => mutateAsync({ key, accounts: [...accounts] }));
  };
}
