import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type LocalQuiz, type QuizHere, selectLocalQuizzes, selectQuizHere } from './local-quizzes.mirror.ts';

const NONE: readonly LocalQuiz[] = [];

/** Every quiz that this device knows of, with what of it is here. */
export function useLocalQuizzes(): readonly LocalQuiz[] | null | undefined {
  return useMirror(selectLocalQuizzes, null, NONE);
}

/** What is here to take one quiz with; null where nothing is. */
export function useQuizHere(quizId: string): QuizHere | null | undefined {
  return useMirror(selectQuizHere, quizId);
}
