import { useState } from 'react';
import { describeFailure } from '#lib/errors.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

/**
 * For calls before which the server may want to know who is asking: `confirmed` then asks for the password and tries again;
 * `question` stands wherever the dialog belongs.
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
