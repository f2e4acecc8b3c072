import { parseSearchText } from '#lib/words/parse-search-text.ts';

/** Which quiz is shown beside the list, as the address says. */
export interface ChosenQuiz {
  quiz?: string;
}

/** Reads the address. */
export function parseChosenQuiz(search: Record<string, unknown>): ChosenQuiz {
  const quiz = parseSearchText(search.quiz, 60);
  return quiz ? { quiz } : {};
}
