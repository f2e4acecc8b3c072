import { CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lastUserId } from '#lib/session.ts';
import { type LoadAreas, useLoadAreas } from '#offline/mirror/areas-context.ts';
import { Note } from './note.tsx';

/** Shows how much unsent work the last account left on this device, and offers it as a file. */
export function WaitingNote() {
  const userId = lastUserId();
  const { count, amount } = useWaiting(userId);
  if (userId === null || count === 0) return null;
  return (
    <Note icon={<CloudUpload aria-hidden="true" />}>
      {amount} {count === 1 ? 'waits' : 'wait'} on this device for the account that was logged in. Log in with it and
      we'll send {count === 1 ? 'it' : 'them'}, or{' '}
      <button
        type="button"
        onClick={() => void saveAsFile(userId)}
        className="cursor-pointer font-semibold underline underline-offset-4"
      >
        save {count === 1 ? 'it' : 'them'} as a file
      </button>
      .
    </Note>
  );
}

async function saveAsFile(userId: string): Promise<void> {
  const { workOf } = await import('#offline/use-work.ts');
  await workOf(userId).exportFile();
}

interface Waiting {
  count: number;
  /** The count in words. */
  amount: string;
}

const NOTHING: Waiting = { count: 0, amount: '' };

async function readWaiting(userId: string, loadAreas: LoadAreas): Promise<Waiting> {
  const [left, { amountOf }, areas] = await Promise.all([
    import('#offline/left-behind.ts'),
    import('#offline/mirror/amount.ts'),
    loadAreas(),
  ]);
  const types = await left.readWaiting(userId);
  return { count: types.length, amount: amountOf(types, areas) };
}

function useWaiting(userId: string | null): Waiting {
  const [waiting, setWaiting] = useState(NOTHING);
  const loadAreas = useLoadAreas();
  useEffect(() => {
    if (userId === null) return;
    let left = false;
    // Without this code nothing can be counted, but the work itself is safe.
    void readWaiting(userId, loadAreas)
      .catch(() => NOTHING)
      .then((found) => {
        if (!left) setWaiting(found);
      });
    return () => {
      left = true;
    };
  }, [userId, loadAreas]);
  return waiting;
}
