import { useDebounced } from '#lib/hooks/use-debounced.ts';
import { useConnection } from '#lib/server/connection.ts';
import { useQuizMatches } from './quiz-search.queries.ts';
import { useLocalQuizzes } from './use-local-quizzes.ts';

/** A quiz that can be found by its title. */
export interface FoundQuiz {
  id: string;
  title: string;
  category: string;
}

interface QuizSearch {
  /** All quizzes that this device knows, whether they match the search text or not. */
  local: readonly FoundQuiz[];
  /** The quizzes that the server found for the search text. */
  remote: readonly FoundQuiz[];
  searching: boolean;
}

/** Milliseconds of pause in typing after which the server is queried. */
const PAUSE_MS = 200;

/**
 * Searches quizzes for a text: returns all quizzes that this device knows, and the ones that the server finds while it
 * can be reached.
 */
export function useQuizSearch(text: string): QuizSearch {
  const online = useConnection().state !== 'offline';
  const debouncedText = useDebounced(text.trim(), PAUSE_MS);
  const matches = useQuizMatches(online ? debouncedText : '');
  const local = (useLocalQuizzes() ?? [])
    .filter(({ questionCount }) => questionCount > 0)
    .map(({ quizId: id, title, category }) => ({ id, title, category }));
  return {
    local,
    remote: matches.data?.items ?? [],
    searching: online && text.trim() !== '' && (debouncedText !== text.trim() || matches.isFetching),
  };
}
