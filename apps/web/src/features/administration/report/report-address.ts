import { parseSearchText } from '#lib/words/parse-search-text.ts';

export const REPORT_TABS = [
  { id: 'attempts', label: 'Attempts' },
  { id: 'quizzes', label: 'Quizzes' },
  { id: 'questions', label: 'Difficult questions' },
  { id: 'learners', label: 'Learners' },
] as const;
type TabId = (typeof REPORT_TABS)[number]['id'];

/** The parameters of the report page: its tab, the learner and the search text. */
export interface ReportParams {
  tab: TabId;
  /** The id of the learner whose attempts are shown; null for everybody's. */
  learner: string | null;
  /** The text that people are searched by. */
  query: string;
}

/** The search parameters of the page's address, not validated yet. */
export type ReportAddress = { [Name in keyof ReportParams]?: unknown };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the report's parameters from the address, and replaces invalid ones by defaults. */
export function parseReportAddress(address: ReportAddress): ReportParams {
  const learner = parseSearchText(address.learner, 36);
  return {
    tab: REPORT_TABS.find(({ id }) => id === address.tab)?.id ?? 'attempts',
    learner: ID.test(learner) ? learner.toLowerCase() : null,
    query: parseSearchText(address.query, 100),
  };
}
