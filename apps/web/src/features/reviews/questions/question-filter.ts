export const QUESTION_FILTERS = ['all', 'tricky', 'suspended'] as const;
export type QuestionFilter = (typeof QUESTION_FILTERS)[number];
/** What the address of the review questions says. */
export type QuestionAddress = { show?: QuestionFilter };

/** Takes of an address what it can say, and drops the rest; the default is left out. */
export function parseQuestionFilter({ show }: Record<string, unknown>): QuestionAddress {
  const knownFilter = QUESTION_FILTERS.find((questionFilter) => questionFilter === show && questionFilter !== 'all');
  return knownFilter ? { show: knownFilter } : {};
}
