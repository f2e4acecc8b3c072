import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type LocalQuiz, type QuizHere, readLocalQuizzes, readQuizHere } from './local-quizzes.mirror.ts';

const NONE: LocalQuiz[] = [];

/** Every quiz that this device knows of, with what of it is here. */
export function useLocalQuizzes(): LocalQuiz[] | null | undefined {
  return useMirror(readLocalQuizzes, null, NONE);
}

/** What is here to take one quiz with; null where nothing is. */
export function useQuizHere(quizId: string): QuizHere | null | undefined {
  return useMirror(readQuizHere, quizId);
}
