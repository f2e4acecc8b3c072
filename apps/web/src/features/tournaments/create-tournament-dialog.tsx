import { MAX_TOURNAMENT_QUIZZES } from '@quorbit/contracts/tournaments/limits';
import { CreateGameDialog } from '#features/plays/create-game-dialog.tsx';
import { TournamentFields } from './tournament-fields.tsx';
import { newTournament, parseTournamentInput, tournamentIssues } from './tournament-values.ts';
import { useCreateTournament } from './tournaments.mutations.ts';

/** The dialog in which admins enter a new tournament's settings, dates, prizes and quizzes. */
export function CreateTournamentDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateTournament();
  return (
    <CreateGameDialog
      game="tournament"
      title="Create Tournament"
      failureText="Failed to create tournament"
      initial={newTournament(new Date())}
      validate={async (values) => tournamentIssues(values)}
      send={(values) => create.mutateAsync(parseTournamentInput(values))}
      maxQuizzes={MAX_TOURNAMENT_QUIZZES}
      onClose={onClose}
    >
      {(form) => <TournamentFields form={form} />}
    </CreateGameDialog>
  );
}
