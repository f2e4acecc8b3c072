import { Plus } from 'lucide-react';
import type { QuizPicker } from '#features/plays/use-game.ts';
import { useConnection } from '#lib/connection.ts';
import { Button } from '#ui/button.tsx';
import { CreateChallengeDialog } from './create-challenge-dialog.tsx';

interface CreateChallengeProps {
  Quizzes: QuizPicker;
  /** Whether the form is open. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** For admins: the way to a new challenge. */
export function CreateChallenge({ Quizzes, open, onOpen }: CreateChallengeProps) {
  return (
    <>
      <Button
        look="primary"
        disabled={useConnection().state === 'offline'}
        icon={<Plus className="size-5" aria-hidden="true" />}
        onClick={() => onOpen(true)}
      >
        Create Challenge
      </Button>
      {open && <CreateChallengeDialog Quizzes={Quizzes} onClose={() => onOpen(false)} />}
    </>
  );
}
