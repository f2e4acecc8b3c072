import { trpc } from '#lib/trpc.ts';

const REPORTS = 5;
const QUIZZES = 3;

/** The latest few of the person's reports. */
export function useRecentReports() {
  return trpc.reports.list.useQuery({ limit: REPORTS });
}

/** A few quizzes to go on with. */
export function useSuggestedQuizzes() {
  return trpc.quizzes.list.useQuery({ limit: QUIZZES });
}
