import { useState } from 'react';
import { describeFailure } from '#lib/server/errors.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

/**
 * Provides `confirmed`, which makes a call and, if the server first requires the admin's password, asks for it and
 * retries. Render the returned `dialog` where the password dialog should appear.
 */
export function useReauthentication() {
  const [pending, setPending] = useState<{ settle: (isConfirmed: boolean) => void } | null>(null);

  async function confirmed<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (describeFailure(error).code !== 'CONFIRM_FIRST') throw error;
      if (!(await new Promise<boolean>((settle) => setPending({ settle })))) throw error;
      return run();
    }
  }

  const dialog = pending && (
    <ConfirmIdentity
      onResult={(isConfirmed) => {
        setPending(null);
        pending.settle(isConfirmed);
      }}
    />
  );
  return { confirmed, dialog };
}

/** Runs a call, and repeats it after asking for the admin's password if the server requires that. */
export type WithReauthentication = ReturnType<typeof useReauthentication>['confirmed'];
