import { DIFFICULTIES, type Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import { parseSearchText } from '#lib/words/parse-search-text.ts';

/** The filters of the list of quizzes, as stored in the URL. */
export interface QuizFilters {
  search?: string;
  category?: string;
  difficulty?: Difficulty;
  /** Lists only quizzes that are available offline. */
  offline?: true;
}

export type FilterChanges = { readonly [Name in keyof QuizFilters]?: string };

/** Reads the filters from the URL. Invalid ones are ignored, so that a mistyped link shows the whole list. */
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
