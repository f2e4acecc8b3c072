export const QUESTION_FILTERS = ['all', 'tricky', 'suspended'] as const;
export type QuestionFilter = (typeof QUESTION_FILTERS)[number];
/** The search parameters of the review questions page. */
export type QuestionAddress = { show?: QuestionFilter };

/** Reads the filter from search parameters; unknown values and the default `all` are left out. */
export function parseQuestionFilter({ show }: Record<string, unknown>): QuestionAddress {
  const knownFilter = QUESTION_FILTERS.find((questionFilter) => questionFilter === show && questionFilter !== 'all');
  return knownFilter ? { show: knownFilter } : {};
}
