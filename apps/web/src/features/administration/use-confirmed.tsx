import { useState } from 'react';
import { describeFailure } from '#lib/server/errors.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

/**
 * For calls that the server may refuse until the admin confirms their password: `confirmed` then asks for it and
 * retries. Render `question` where the dialog should go.
 */
export function useConfirmed() {
  const [asking, setAsking] = useState<{ settle: (confirmed: boolean) => void } | null>(null);

  async function confirmed<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (describeFailure(error).code !== 'CONFIRM_FIRST') throw error;
      if (!(await new Promise<boolean>((settle) => setAsking({ settle })))) throw error;
      return run();
    }
  }

  const question = asking && (
    <ConfirmIdentity
      onSettled={(done) => {
        setAsking(null);
        asking.settle(done);
      }}
    />
  );
  return { confirmed, question };
}

/** Calls again after asking for the admin's password, where the server wants it confirmed. */
export type Confirmed = ReturnType<typeof useConfirmed>['confirmed'];
