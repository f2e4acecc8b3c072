import { Plus } from 'lucide-react';
import { useOffNote } from '#features/feature-switches/use-off-note.ts';
import type { QuizPicker } from '#features/plays/use-game.ts';
import { useConnection } from '#lib/server/connection.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CreateTournamentDialog } from './create-tournament-dialog.tsx';

interface CreateTournamentProps {
  Quizzes: QuizPicker;
  /** Whether the form is open. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** For admins: the way to a new tournament. */
export function CreateTournament({ Quizzes, open, onOpen }: CreateTournamentProps) {
  const off = useOffNote('tournaments');
  const offline = useConnection().state === 'offline';
  if (off !== null) return <p className="self-center text-quiet">{off}</p>;
  return (
    <>
      <Button disabled={offline} icon={<Plus className="size-5" aria-hidden="true" />} onClick={() => onOpen(true)}>
        Create Tournament
      </Button>
      {open && <CreateTournamentDialog Quizzes={Quizzes} onClose={() => onOpen(false)} />}
    </>
  );
}
