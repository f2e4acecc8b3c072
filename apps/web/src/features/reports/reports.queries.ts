import { keepPreviousData } from '@tanstack/react-query';
import { serverOnly, serverThenDevice, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { ReportFilters } from './report-filters.ts';

const PAGE = 25;

/** The person's graded attempts, newest first, page by page. */
export function useReportList(filters: ReportFilters) {
  const reports = trpc.reports.list.useInfiniteQuery(
    { limit: PAGE, ...filters },
    {
      ...serverThenDevice.options,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    },
  );
  return serverThenDevice.pages(reports);
}

/** For admins: graded attempts, newest first. @param userId whose, or `all` */
export function useAllReports(userId: string, filters: ReportFilters) {
  const reports = trpc.reports.list.useInfiniteQuery(
    { limit: PAGE, userId, ...filters },
    {
      ...serverOnly.options,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    },
  );
  return serverOnly.pages(reports);
}

/** One graded attempt. */
export function useReport(id: string) {
  return serverThenDevice.view(trpc.reports.get.useQuery({ id }, serverThenDevice.options));
}

/** Categories to filter by; undefined until the server has told them once. */
export function useCategories() {
  return trpc.quizzes.categories.useQuery(undefined, serverThenLastReply.options).data;
}
