import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { QUESTIONS_GENERATED } from '@quorbit/contracts/tutor/messages';
import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Returns a function that updates the page of a changed quiz at once and refetches the lists. */
function useRefreshQuiz() {
  const utils = trpc.useUtils();
  return (quiz: Quiz) => {
    utils.quizzes.get.setData({ id: quiz.id }, quiz);
    return Promise.all([utils.quizzes.list.invalidate(), utils.quizzes.categories.invalidate()]);
  };
}

export function useCreateQuiz() {
  const refreshQuiz = useRefreshQuiz();
  return formMutation(
    trpc.quizzes.create.useMutation({
      meta: { failure: 'Failed to create quiz. Check API response.' },
      onSuccess: async (quiz) => {
        await refreshQuiz(quiz);
        notify('Quiz created successfully!', { type: 'success' });
      },
    }),
    { secondTab: 'repeated' },
  );
}

export function useAddQuestion() {
  const refreshQuiz = useRefreshQuiz();
  return formMutation(
    trpc.quizzes.addQuestion.useMutation({
      meta: { failure: 'Failed to add question. Check API response.' },
      onSuccess: async (quiz) => {
        await refreshQuiz(quiz);
        notify('Question added successfully!', { type: 'success' });
      },
    }),
    { secondTab: 'repeated' },
  );
}

/** Generates questions with AI. Errors appear in the dialog instead of a toast. */
export function useGenerateQuestions() {
  const refreshQuiz = useRefreshQuiz();
  return formMutation(
    trpc.tutor.generateQuestions.useMutation({
      meta: { inline: true },
      onSuccess: async (quiz) => {
        await refreshQuiz(quiz);
        notify(QUESTIONS_GENERATED, { type: 'success' });
      },
    }),
    { secondTab: 'repeated' },
  );
}

export function useDeleteQuestion() {
  const refreshQuiz = useRefreshQuiz();
  return useSingleFlight(
    trpc.quizzes.deleteQuestion.useMutation({
      meta: { failure: 'Failed to delete question.' },
      onSuccess: async (quiz) => {
        await refreshQuiz(quiz);
        notify('Question deleted successfully!', { type: 'success' });
      },
    }),
    { secondTab: 'unchanged' },
  );
}

/** Deletes a quiz. It can be restored by the notification's Undo and from the list of deleted quizzes. */
export function useDeleteQuiz() {
  const refreshLists = useRefreshLists();
  const restore = useRestoreQuiz();
  return useSingleFlight(
    trpc.quizzes.delete.useMutation({
      meta: { failure: 'Failed to delete quiz. Check the API response.' },
      onSuccess: async (_none, { id }) => {
        await refreshLists();
        const action = { label: 'Undo', onPress: () => restore.mutate({ id }) };
        notify('Quiz deleted successfully!', { type: 'success', action });
      },
    }),
    { secondTab: 'refused' },
  );
}

export function useRestoreQuiz() {
  const refreshQuiz = useRefreshQuiz();
  const refreshLists = useRefreshLists();
  return useSingleFlight(
    trpc.quizzes.restore.useMutation({
      onSuccess: async (quiz) => {
        await Promise.all([refreshQuiz(quiz), refreshLists()]);
        notify(`“${quiz.title}” is back.`, { type: 'success' });
      },
    }),
    { secondTab: 'unchanged' },
  );
}

/** Creates a copy of a quiz as a draft with the same content. */
export function useDuplicateQuiz() {
  const refreshQuiz = useRefreshQuiz();
  return useSingleFlight(trpc.quizzes.duplicate.useMutation({ onSuccess: refreshQuiz }), { secondTab: 'repeated' });
}

const STATUS_TOASTS: Record<Quiz['status'], string> = {
  published: 'Learners can take it now.',
  draft: "It's a draft now. Learners no longer see it.",
  archived: 'Archived. Nobody can start it any more.',
};

export function useSetQuizStatus() {
  const utils = trpc.useUtils();
  const refreshQuiz = useRefreshQuiz();
  return useSingleFlight(
    trpc.quizzes.setStatus.useMutation({
      onSuccess: async (quiz) => {
        utils.quizzes.edit.setData({ id: quiz.id }, (before) => before && { ...before, quiz });
        await refreshQuiz(quiz);
        notify(STATUS_TOASTS[quiz.status], { type: 'success' });
      },
    }),
    { secondTab: 'unchanged' },
  );
}

function useRefreshLists() {
  const { quizzes } = trpc.useUtils();
  return () =>
    Promise.all([quizzes.list.invalidate(), quizzes.categories.invalidate(), quizzes.listDeleted.invalidate()]);
}
