import { CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { getLastUserId } from '#lib/session.ts';
import { type LoadAreas, useLoadAreas } from '#offline/mirror/areas-context.ts';
import { Note } from './note.tsx';

/** A note that shows how much unsent work the last account left on this device, and offers it as a file. */
export function UnsentWorkNote() {
  const userId = getLastUserId();
  const { count, countText } = useUnsentWork(userId);
  if (userId === null || count === 0) return null;
  return (
    <Note icon={<CloudUpload aria-hidden="true" />}>
      {countText} {count === 1 ? 'waits' : 'wait'} on this device for the account that was logged in. Log in with it and
      we'll send {count === 1 ? 'it' : 'them'}, or{' '}
      <button
        type="button"
        onClick={() => void exportUnsentWork(userId)}
        className="cursor-pointer font-semibold underline underline-offset-4"
      >
        save {count === 1 ? 'it' : 'them'} as a file
      </button>
      .
    </Note>
  );
}

async function exportUnsentWork(userId: string): Promise<void> {
  const { createWorkActions } = await import('#offline/use-work.ts');
  await createWorkActions(userId).exportFile();
}

interface UnsentWork {
  count: number;
  /** The amount of work in words, e.g. `2 finished quizzes and 1 other answer`. */
  countText: string;
}

const NO_UNSENT_WORK: UnsentWork = { count: 0, countText: '' };

async function readUnsentWork(userId: string, loadAreas: LoadAreas): Promise<UnsentWork> {
  const [leftBehind, { formatWorkAmount }, areas] = await Promise.all([
    import('#offline/leftover-data.ts'),
    import('#offline/mirror/work-amount.ts'),
    loadAreas(),
  ]);
  const types = await leftBehind.listUnsentTypes(userId);
  return { count: types.length, countText: formatWorkAmount(types, areas) };
}

function useUnsentWork(userId: string | null): UnsentWork {
  const [unsentWork, setUnsentWork] = useState(NO_UNSENT_WORK);
  const loadAreas = useLoadAreas();
  useEffect(() => {
    if (userId === null) return;
    let isUnmounted = false;
    // If the code that counts unsent work fails to load, the note shows none, but the work itself is safe.
    void readUnsentWork(userId, loadAreas)
      .catch(() => NO_UNSENT_WORK)
      .then((found) => {
        if (!isUnmounted) setUnsentWork(found);
      });
    return () => {
      isUnmounted = true;
    };
  }, [userId, loadAreas]);
  return unsentWork;
}
