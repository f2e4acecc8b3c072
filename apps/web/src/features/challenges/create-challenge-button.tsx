import { CreateGameButton } from '#features/plays/create-game-button.tsx';
import { CreateChallengeDialog } from './create-challenge-dialog.tsx';

interface CreateChallengeButtonProps {
  /** Whether the form for a new challenge is open. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The admins' button that opens the form for a new challenge. */
export function CreateChallengeButton({ open, onOpen }: CreateChallengeButtonProps) {
  return (
    <CreateGameButton feature="challenges" look="primary" label="Create Challenge" onOpen={() => onOpen(true)}>
      {open && <CreateChallengeDialog onClose={() => onOpen(false)} />}
    </CreateGameButton>
  );
}
