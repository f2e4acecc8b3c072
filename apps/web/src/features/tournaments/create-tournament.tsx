import { CreateGameButton } from '#features/plays/create-game-button.tsx';
import { CreateTournamentDialog } from './create-tournament-dialog.tsx';

interface CreateTournamentProps {
  /** Whether the form for a new tournament is open. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** A button for admins that opens the form for a new tournament. */
export function CreateTournament({ open, onOpen }: CreateTournamentProps) {
  return (
    <CreateGameButton feature="tournaments" label="Create Tournament" onOpen={() => onOpen(true)}>
      {open && <CreateTournamentDialog onClose={() => onOpen(false)} />}
    </CreateGameButton>
  );
}
