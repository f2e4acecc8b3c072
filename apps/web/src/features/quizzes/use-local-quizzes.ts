import type { MirrorSource } from '#offline/mirror/pending-work.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { MIRRORS } from '../mirrors.ts';
import { type LocalQuiz, type QuizHere, readLocalQuizzes, readQuizHere } from './local-quizzes.mirror.ts';

const NONE: LocalQuiz[] = [];
const readAll = (source: MirrorSource) => readLocalQuizzes(source, MIRRORS);

/** Every quiz that this device knows of, with what of it is here. */
export function useLocalQuizzes(): LocalQuiz[] | null | undefined {
  return useMirror(readAll, null, NONE);
}

/** What is here to take one quiz with; null where nothing is. */
export function useQuizHere(quizId: string): QuizHere | null | undefined {
  return useMirror(readQuizHere, quizId);
}
