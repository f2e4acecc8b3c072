import type { GameCategory } from '@quorbit/contracts/plays/categories';
import type { ReactNode } from 'react';
import type { GameKind } from '#features/quizzes/use-game-copy.ts';
import { useFormDraft } from '#lib/forms/form-drafts.ts';
import { formatFormFailure } from '#lib/forms/form-failure.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { GameQuizzes } from './game-quizzes.tsx';

type Form<Name extends string> = ReturnType<typeof useForm<Name>>;

interface CreateGameDialogProps<Name extends string> {
  game: GameKind;
  title: string;
  /** The text shown if the game couldn't be created and the server gave no reason. */
  failureText: string;
  initial: Record<Name, string>;
  validate: Parameters<typeof useForm<Name>>[0]['validate'];
  /** Creates the game on the server. */
  send: (values: Record<Name, string>) => Promise<unknown>;
  /** How many quizzes the game may have. */
  maxQuizzes: number;
  /** Returns the category that the game's quizzes must have; empty if any will do. */
  category?: (values: Record<Name, string>) => GameCategory | '';
  onClose: () => void;
  /** Renders the form's fields, except the quizzes. */
  children: (form: Form<Name>) => ReactNode;
}

/** The dialog for a new game's settings and quizzes. Typed text survives a reload. */
export function CreateGameDialog<Name extends string>(props: CreateGameDialogProps<Name | 'quizzes'>) {
  const { game, title, failureText, initial: initialValues, validate, maxQuizzes, category, onClose, children } = props;
  const draft = useFormDraft(`create-${game}`);
  const form = useForm<Name | 'quizzes'>({
    initialValues,
    validate,
    send: async (values) => {
      await props.send(values);
      onClose();
    },
    draft,
  });

  function onDiscard(): void {
    draft.clear();
    onClose();
  }

  return (
    <FormDialog
      title={title}
      action={title}
      form={form}
      failure={form.failure && formatFormFailure(form.failure, failureText)}
      onClose={onDiscard}
      outsideFields={
        <GameQuizzes
          game={game}
          value={form.values.quizzes}
          onChange={(quizzes) => form.set({ quizzes } as Partial<Record<Name | 'quizzes', string>>)}
          error={form.field('quizzes').error}
          category={category?.(form.values) ?? ''}
          maxQuizzes={maxQuizzes}
        />
      }
    >
      {children(form)}
    </FormDialog>
  );
}
