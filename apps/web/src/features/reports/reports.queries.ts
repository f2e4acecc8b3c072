import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#lib/trpc.ts';
import type { ReportFilters } from './report-filters.ts';

const PAGE = 25;

/** The person's graded attempts, newest first, page by page. */
export function useReportList(filters: ReportFilters) {
  return trpc.reports.list.useInfiniteQuery(
    { limit: PAGE, ...filters },
    { getNextPageParam: (last) => last.nextCursor ?? undefined, placeholderData: keepPreviousData },
  );
}

/** One graded attempt. */
export function useReport(id: string) {
  return trpc.reports.get.useQuery({ id });
}

/** Categories to filter by. */
export function useCategories() {
  return trpc.quizzes.categories.useQuery();
}
