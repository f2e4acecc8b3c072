import { resettable } from './resettable.ts';
import { useUser } from './session.ts';

/** The place that led a learner to a quiz. */
export interface QuizOrigin {
  title: string;
  to: '/learning-paths';
  search: { path: string; node: string };
}

/** By person and quiz. A reload forgets them: then reports lead back to the list of quizzes only. */
const origins = new Map<string, QuizOrigin>();
resettable(() => origins.clear());

const keyOf = (userId: string, quizId: string) => `${userId} ${quizId}`;

/** Notes from where somebody goes to a quiz. */
export function useSetQuizOrigin() {
  const { id } = useUser();
  return (quizId: string, origin: QuizOrigin) => void origins.set(keyOf(id, quizId), origin);
}

/** From where the learner came to a quiz; undefined for all other ways. */
export function useQuizOrigin(quizId: string): QuizOrigin | undefined {
  return origins.get(keyOf(useUser().id, quizId));
}
