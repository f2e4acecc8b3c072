import { Plus } from 'lucide-react';
import { useOffNote } from '#features/feature-switches/use-off-note.ts';
import type { QuizPicker } from '#features/plays/use-game.ts';
import { useConnection } from '#lib/server/connection.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CreateChallengeDialog } from './create-challenge-dialog.tsx';

interface CreateChallengeProps {
  Quizzes: QuizPicker;
  /** Whether the form is open. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** For admins: the way to a new challenge. */
export function CreateChallenge({ Quizzes, open, onOpen }: CreateChallengeProps) {
  const off = useOffNote('challenges');
  const offline = useConnection().state === 'offline';
  if (off !== null) return <p className="self-center text-quiet">{off}</p>;
  return (
    <>
      <Button
        look="primary"
        disabled={offline}
        icon={<Plus className="size-5" aria-hidden="true" />}
        onClick={() => onOpen(true)}
      >
        Create Challenge
      </Button>
      {open && <CreateChallengeDialog Quizzes={Quizzes} onClose={() => onOpen(false)} />}
    </>
  );
}
