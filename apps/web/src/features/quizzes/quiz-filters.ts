import { DIFFICULTIES, type Difficulty } from '@quorbit/contracts/quizzes/difficulty';

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
  const text = textOf(search.search, 100);
  const category = textOf(search.category, 60);
  const difficulty = DIFFICULTIES.find((known) => known === search.difficulty);
  const offline = search.offline === true || search.offline === 'true';
  return {
    ...(text && { search: text }),
    ...(category && { category }),
    ...(difficulty && { difficulty }),
    ...(offline && { offline }),
  };
}

/** The router reads `?search=12` as a number. */
function textOf(value: unknown, max: number): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, max) : '';
}
