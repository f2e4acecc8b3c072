import type { QuizFilters } from './quiz-filters.ts';

/** Returns whether any filter of the list is set. */
export const isNarrowed = (filters: QuizFilters): boolean => Object.keys(filters).length > 0;
