import { DIFFICULTIES, type Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import { parseSearchText } from '#lib/words/parse-search-text.ts';

/** What the list of quizzes is narrowed to, as its address says. */
export interface QuizFilters {
  search?: string;
  category?: string;
  difficulty?: Difficulty;
  /** Only what can be taken without a network. */
  offline?: true;
}

export type FilterChanges = { readonly [Name in keyof QuizFilters]?: string };

/** Reads the address. What makes no sense is left out: a mistyped link shows the whole list. */
export function parseQuizFilters(search: Record<string, unknown>): QuizFilters {
  const text = parseSearchText(search.search, 100);
  const category = parseSearchText(search.category, 60);
  const difficulty = DIFFICULTIES.find((known) => known === search.difficulty);
  const offline = search.offline === true || search.offline === 'true';
  return {
    ...(text && { search: text }),
    ...(category && { category }),
    ...(difficulty && { difficulty }),
    ...(offline && { offline }),
  };
}
