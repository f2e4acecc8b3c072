import type { QuizFilters } from './quiz-filters.ts';

/** Whether the list is cut down to a part. */
export const isNarrowed = (filters: QuizFilters): boolean => Object.keys(filters).length > 0;
