import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { QuizPicker } from '#features/plays/use-game.ts';
import { useConnection } from '#lib/connection.ts';
import { Button } from '#ui/button.tsx';
import { CreateTournamentDialog } from './create-tournament-dialog.tsx';

/** For admins: the way to a new tournament. */
export function CreateTournament({ Quizzes }: { Quizzes: QuizPicker }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        disabled={useConnection().state === 'offline'}
        icon={<Plus className="size-5" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Create Tournament
      </Button>
      {open && <CreateTournamentDialog Quizzes={Quizzes} onClose={() => setOpen(false)} />}
    </>
  );
}
