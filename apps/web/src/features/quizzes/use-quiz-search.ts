import { useDebounced } from '#lib/hooks/use-debounced.ts';
import { useConnection } from '#lib/server/connection.ts';
import { useQuizMatches } from './quiz-search.queries.ts';
import { useLocalQuizzes } from './use-local-quizzes.ts';

/** A quiz to be found by its name. */
export interface FoundQuiz {
  id: string;
  title: string;
  category: string;
}

interface QuizSearch {
  /** Known to this device, whatever is searched for. */
  local: readonly FoundQuiz[];
  /** What the server found for the text. */
  remote: readonly FoundQuiz[];
  searching: boolean;
}

/** The server is asked once typing has paused for so long. */
const PAUSE_MS = 200;

/** Quizzes for a text: those that this device knows, and what the server finds while it can be reached. */
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
