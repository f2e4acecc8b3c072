import { parseSearchText } from '#lib/words/parse-search-text.ts';

export const REPORT_TABS = [
  { id: 'attempts', label: 'Attempts' },
  { id: 'quizzes', label: 'Quizzes' },
  { id: 'questions', label: 'Difficult questions' },
  { id: 'learners', label: 'Learners' },
] as const;
type TabId = (typeof REPORT_TABS)[number]['id'];

/** What the page shows: a tab, and whose attempts. */
export interface ReportParams {
  tab: TabId;
  /** The learner's id; null: everybody's. */
  learner: string | null;
  /** What people are searched by. */
  query: string;
}

/** What the address says, as somebody wrote it. */
export type ReportAddress = { [Name in keyof ReportParams]?: unknown };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes of an address what the page can show, and drops the rest. */
export function parseReportAddress(address: ReportAddress): ReportParams {
  const learner = parseSearchText(address.learner, 36);
  return {
    tab: REPORT_TABS.find(({ id }) => id === address.tab)?.id ?? 'attempts',
    learner: ID.test(learner) ? learner.toLowerCase() : null,
    query: parseSearchText(address.query, 100),
  };
}
