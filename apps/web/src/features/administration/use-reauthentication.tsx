import { useState } from 'react';
import { describeFailure } from '#lib/server/errors.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

/**
 * For calls that the server may refuse until the admin confirms their password: `confirmed` then asks for it and
 * retries. Render `dialog` where the dialog should go.
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

/** Calls again after asking for the admin's password, where the server wants it confirmed. */
export type WithReauthentication = ReturnType<typeof useReauthentication>['confirmed'];
