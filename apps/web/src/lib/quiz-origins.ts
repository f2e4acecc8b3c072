import { resettable } from './resettable.ts';
import { useUser } from './session.ts';

/** The place in a learning path from which a learner opened a quiz. */
export interface QuizOrigin {
  title: string;
  to: '/learning-paths';
  search: { path: string; node: string };
}

/** The origins by user and quiz. A reload clears them; reports then link back to the list of quizzes only. */
const origins = new Map<string, QuizOrigin>();
resettable(() => origins.clear());

const keyOf = (userId: string, quizId: string) => `${userId} ${quizId}`;

/** Returns a function that remembers from where the user opens a quiz. */
export function useSetQuizOrigin() {
  const { id } = useUser();
  return (quizId: string, origin: QuizOrigin) => void origins.set(keyOf(id, quizId), origin);
}

/** Returns from where the user opened a quiz; undefined if it's unknown. */
export function useQuizOrigin(quizId: string): QuizOrigin | undefined {
  return origins.get(keyOf(useUser().id, quizId));
}
