import { parseSearchText } from '#lib/words/parse-search-text.ts';

/** The quiz shown beside the list, as stored in the URL. */
export interface ChosenQuiz {
  quiz?: string;
}

/** Reads the chosen quiz from the URL. */
export function parseChosenQuiz(search: Record<string, unknown>): ChosenQuiz {
  const quiz = parseSearchText(search.quiz, 60);
  return quiz ? { quiz } : {};
}
