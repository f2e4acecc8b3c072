import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { QuizPicker } from '#features/plays/use-game.ts';
import { useConnection } from '#lib/connection.ts';
import { Button } from '#ui/button.tsx';
import { CreateChallengeDialog } from './create-challenge-dialog.tsx';

/** For admins: the way to a new challenge. */
export function CreateChallenge({ Quizzes }: { Quizzes: QuizPicker }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="primary"
        disabled={useConnection().state === 'offline'}
        icon={<Plus className="size-5" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Create Challenge
      </Button>
      {open && <CreateChallengeDialog Quizzes={Quizzes} onClose={() => setOpen(false)} />}
    </>
  );
}
