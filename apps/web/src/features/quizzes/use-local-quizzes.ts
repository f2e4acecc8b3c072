import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type LocalQuiz, type QuizOnDevice, selectLocalQuizzes, selectQuizOnDevice } from './local-quizzes.mirror.ts';

const NO_QUIZZES: readonly LocalQuiz[] = [];

/**
 * Returns every quiz that this device knows, including what it has stored of each; undefined until they are read, null
 * if this browser stores nothing.
 */
export function useLocalQuizzes(): readonly LocalQuiz[] | null | undefined {
  return useMirror(selectLocalQuizzes, null, NO_QUIZZES);
}

/** Returns the data to take a quiz on this device; null if it has no pack of the quiz, undefined until that is read. */
export function useQuizOnDevice(quizId: string): QuizOnDevice | null | undefined {
  return useMirror(selectQuizOnDevice, quizId);
}
