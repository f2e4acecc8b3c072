import { MAX_TOURNAMENT_QUIZZES } from '@quorbit/contracts/tournaments/limits';
import type { QuizPicker } from '#features/plays/use-game.ts';
import { useFormDraft } from '#lib/forms/form-drafts.ts';
import { formFailure } from '#lib/forms/form-failure.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { TournamentFields } from './tournament-fields.tsx';
import { inputOf, newTournament, tournamentIssues } from './tournament-values.ts';
import { useCreateTournament } from './tournaments.mutations.ts';

interface CreateTournamentDialogProps {
  Quizzes: QuizPicker;
  onClose: () => void;
}

/** Asks for a new tournament's settings, dates, prizes and quizzes. */
export function CreateTournamentDialog({ Quizzes, onClose }: CreateTournamentDialogProps) {
  const create = useCreateTournament();
  const draft = useFormDraft('create-tournament');
  const form = useForm({
    start: newTournament(new Date()),
    check: async (values) => tournamentIssues(values),
    send: async (values) => {
      await create.mutateAsync(inputOf(values));
      onClose();
    },
    draft,
  });

  function onDiscard(): void {
    draft.drop();
    onClose();
  }

  return (
    <FormDialog
      title="Create Tournament"
      action="Create Tournament"
      form={form}
      failure={form.failure && formFailure(form.failure, 'Failed to create tournament')}
      onClose={onDiscard}
      beside={
        <Quizzes
          value={form.values.quizzes}
          onChange={(quizzes) => form.set({ quizzes })}
          error={form.field('quizzes').error}
          category=""
          most={MAX_TOURNAMENT_QUIZZES}
        />
      }
    >
      <TournamentFields form={form} />
    </FormDialog>
  );
}
