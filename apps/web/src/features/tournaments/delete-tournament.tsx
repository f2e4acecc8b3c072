import type { Tournament } from '@quorbit/contracts/tournaments/views';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useDeleteTournament } from './tournaments.mutations.ts';

interface DeleteTournamentProps {
  tournament: Pick<Tournament, 'id' | 'name' | 'settings'>;
  onClose: () => void;
}

export function DeleteTournament({ tournament: { id, name, settings }, onClose }: DeleteTournamentProps) {
  const remove = useDeleteTournament();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete this tournament?"
      action="Delete tournament"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id }, { onSuccess: onClose })}
    >
      <p className="wrap-anywhere">
        “{name}” ends for everyone without prizes.
        {settings.entryFee > 0 && ' Players get their entry fees back.'} Its quizzes open again.
      </p>
    </ConfirmDialog>
  );
}
