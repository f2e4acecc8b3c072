import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { notify } from '#lib/notifications.ts';
import { trpc } from '#lib/trpc.ts';

/** After a quiz was changed: its own page is right at once, the lists are read again. */
function useQuizChanged() {
  const utils = trpc.useUtils();
  return (quiz: Quiz) => {
    utils.quizzes.get.setData({ id: quiz.id }, quiz);
    return Promise.all([utils.quizzes.list.invalidate(), utils.quizzes.categories.invalidate()]);
  };
}

export function useCreateQuiz() {
  const changed = useQuizChanged();
  return trpc.quizzes.create.useMutation({
    meta: { failure: 'Failed to create quiz. Check API response.' },
    onSuccess: async (quiz) => {
      await changed(quiz);
      notify('Quiz created successfully!', { type: 'success' });
    },
  });
}

export function useAddQuestion() {
  const changed = useQuizChanged();
  return trpc.quizzes.addQuestion.useMutation({
    meta: { failure: 'Failed to add question. Check API response.' },
    onSuccess: async (quiz) => {
      await changed(quiz);
      notify('Question added successfully!', { type: 'success' });
    },
  });
}

export function useDeleteQuestion() {
  const changed = useQuizChanged();
  return trpc.quizzes.deleteQuestion.useMutation({
    meta: { failure: 'Failed to delete question.' },
    onSuccess: async (quiz) => {
      await changed(quiz);
      notify('Question deleted successfully!', { type: 'success' });
    },
  });
}

export function useDeleteQuiz() {
  const utils = trpc.useUtils();
  return trpc.quizzes.delete.useMutation({
    meta: { failure: 'Failed to delete quiz. Check the API response.' },
    onSuccess: async () => {
      await Promise.all([utils.quizzes.list.invalidate(), utils.quizzes.categories.invalidate()]);
      notify('Quiz deleted successfully!', { type: 'success' });
    },
  });
}
