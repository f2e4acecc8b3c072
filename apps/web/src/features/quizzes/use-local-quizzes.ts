import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type LocalQuiz, type QuizOnDevice, selectLocalQuizzes, selectQuizOnDevice } from './local-quizzes.mirror.ts';

const NO_QUIZZES: readonly LocalQuiz[] = [];

/** Every quiz that this device knows of, with what of it is here. */
export function useLocalQuizzes(): readonly LocalQuiz[] | null | undefined {
  return useMirror(selectLocalQuizzes, null, NO_QUIZZES);
}

/** What is here to take one quiz with; null where nothing is. */
export function useQuizOnDevice(quizId: string): QuizOnDevice | null | undefined {
  return useMirror(selectQuizOnDevice, quizId);
}
