import { CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lastUserId } from '#lib/session.ts';
import type { Waiting } from '#offline/left-behind.ts';
import { Note } from './note.tsx';

/** Tells how much work of whoever was signed in last waits on this device, and offers it as a file. */
export function WaitingNote() {
  const userId = lastUserId();
  const { attempts, others } = useWaiting(userId);
  const count = attempts + others;
  if (userId === null || count === 0) return null;
  return (
    <Note icon={<CloudUpload aria-hidden="true" />}>
      {wordsFor(attempts, others)} {count === 1 ? 'waits' : 'wait'} on this device for the account that was signed in.
      Log in with it and {count === 1 ? 'it is' : 'they are'} sent, or{' '}
      <button
        type="button"
        onClick={() => void saveAsFile(userId)}
        className="cursor-pointer font-semibold underline underline-offset-4"
      >
        save them as a file
      </button>
      .
    </Note>
  );
}

async function saveAsFile(userId: string): Promise<void> {
  const { workOf } = await import('#offline/use-work.ts');
  await workOf(userId).exportFile();
}

function wordsFor(attempts: number, others: number): string {
  const quizzes = attempts === 1 ? '1 finished quiz' : `${attempts} finished quizzes`;
  const answers = others === 1 ? '1 other answer' : `${others} other answers`;
  if (attempts === 0) return answers;
  return others === 0 ? quizzes : `${quizzes} and ${answers}`;
}

const NOTHING: Waiting = { attempts: 0, others: 0 };

function useWaiting(userId: string | null): Waiting {
  const [waiting, setWaiting] = useState(NOTHING);
  useEffect(() => {
    if (userId === null) return;
    let left = false;
    // Without its code nothing can be counted; the work itself is not touched by that.
    const count = import('#offline/left-behind.ts')
      .then(({ countWaiting }) => countWaiting(userId))
      .catch(() => NOTHING);
    void count.then((found) => {
      if (!left) setWaiting(found);
    });
    return () => {
      left = true;
    };
  }, [userId]);
  return waiting;
}
