import type { MirrorArea } from '#offline/mirror/area.ts';
import type { MirrorSource } from '#offline/mirror/pending-work.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type LocalQuiz, type QuizHere, readLocalQuizzes, readQuizHere } from './local-quizzes.mirror.ts';

const NONE: LocalQuiz[] = [];
const readAll = (source: MirrorSource, _all: null, areas: readonly MirrorArea[]) => readLocalQuizzes(source, areas);

/** Every quiz that this device knows of, with what of it is here. */
export function useLocalQuizzes(): LocalQuiz[] | null | undefined {
  return useMirror(readAll, null, NONE);
}

/** What is here to take one quiz with; null where nothing is. */
export function useQuizHere(quizId: string): QuizHere | null | undefined {
  return useMirror(readQuizHere, quizId);
}
