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
  /** Said where the server had no words. */
  failureText: string;
  initial: Record<Name, string>;
  validate: Parameters<typeof useForm<Name>>[0]['validate'];
  /** Makes the game. */
  send: (values: Record<Name, string>) => Promise<unknown>;
  /** How many quizzes it may ask. */
  maxQuizzes: number;
  /** The category that its quizzes must have; empty where any will do. */
  category?: (values: Record<Name, string>) => GameCategory | '';
  onClose: () => void;
  /** The fields, but for the quizzes. */
  children: (form: Form<Name>) => ReactNode;
}

/** Asks for a new game's settings and quizzes. What is typed outlives a reload. */
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
