import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { QUESTIONS_GENERATED } from '@quorbit/contracts/tutor/words';
import { formMutation, useOnce } from '#lib/hooks/use-once.ts';
import { notify } from '#lib/notifications.ts';
import { trpc } from '#lib/server/trpc.ts';

/** After a quiz was changed: its own page is updated at once, the lists are refetched. */
function useQuizChanged() {
  const utils = trpc.useUtils();
  return (quiz: Quiz) => {
    utils.quizzes.get.setData({ id: quiz.id }, quiz);
    return Promise.all([utils.quizzes.list.invalidate(), utils.quizzes.categories.invalidate()]);
  };
}

export function useCreateQuiz() {
  const changed = useQuizChanged();
  return formMutation(
    trpc.quizzes.create.useMutation({
      meta: { failure: 'Failed to create quiz. Check API response.' },
      onSuccess: async (quiz) => {
        await changed(quiz);
        notify('Quiz created successfully!', { type: 'success' });
      },
    }),
    { secondTab: 'repeated' },
  );
}

export function useAddQuestion() {
  const changed = useQuizChanged();
  return formMutation(
    trpc.quizzes.addQuestion.useMutation({
      meta: { failure: 'Failed to add question. Check API response.' },
      onSuccess: async (quiz) => {
        await changed(quiz);
        notify('Question added successfully!', { type: 'success' });
      },
    }),
    { secondTab: 'repeated' },
  );
}

/** Has questions written by AI. The dialog shows what failed. */
export function useGenerateQuestions() {
  const changed = useQuizChanged();
  return formMutation(
    trpc.tutor.generateQuestions.useMutation({
      meta: { inline: true },
      onSuccess: async (quiz) => {
        await changed(quiz);
        notify(QUESTIONS_GENERATED, { type: 'success' });
      },
    }),
    { secondTab: 'repeated' },
  );
}

export function useDeleteQuestion() {
  const changed = useQuizChanged();
  return useOnce(
    trpc.quizzes.deleteQuestion.useMutation({
      meta: { failure: 'Failed to delete question.' },
      onSuccess: async (quiz) => {
        await changed(quiz);
        notify('Question deleted successfully!', { type: 'success' });
      },
    }),
    { secondTab: 'unchanged' },
  );
}

/** Deletes a quiz. The notification's Undo restores it, and so does the list of deleted quizzes. */
export function useDeleteQuiz() {
  const listsChanged = useListsChanged();
  const restore = useRestoreQuiz();
  return useOnce(
    trpc.quizzes.delete.useMutation({
      meta: { failure: 'Failed to delete quiz. Check the API response.' },
      onSuccess: async (_none, { id }) => {
        await listsChanged();
        const action = { label: 'Undo', onPress: () => restore.mutate({ id }) };
        notify('Quiz deleted successfully!', { type: 'success', action });
      },
    }),
    { secondTab: 'refused' },
  );
}

export function useRestoreQuiz() {
  const changed = useQuizChanged();
  const listsChanged = useListsChanged();
  return useOnce(
    trpc.quizzes.restore.useMutation({
      onSuccess: async (quiz) => {
        await Promise.all([changed(quiz), listsChanged()]);
        notify(`“${quiz.title}” is back.`, { type: 'success' });
      },
    }),
    { secondTab: 'unchanged' },
  );
}

/** Creates a draft with the same content. */
export function useDuplicateQuiz() {
  const changed = useQuizChanged();
  return useOnce(trpc.quizzes.duplicate.useMutation({ onSuccess: changed }), { secondTab: 'repeated' });
}

const NOW: Record<Quiz['status'], string> = {
  published: 'Learners can take it now.',
  draft: "It's a draft now. Learners no longer see it.",
  archived: 'Archived. Nobody can start it any more.',
};

export function useSetQuizStatus() {
  const utils = trpc.useUtils();
  const changed = useQuizChanged();
  return useOnce(
    trpc.quizzes.setStatus.useMutation({
      onSuccess: async (quiz) => {
        utils.quizzes.edit.setData({ id: quiz.id }, (before) => before && { ...before, quiz });
        await changed(quiz);
        notify(NOW[quiz.status], { type: 'success' });
      },
    }),
    { secondTab: 'unchanged' },
  );
}

function useListsChanged() {
  const { quizzes } = trpc.useUtils();
  return () =>
    Promise.all([quizzes.list.invalidate(), quizzes.categories.invalidate(), quizzes.listDeleted.invalidate()]);
}
