import { keepPreviousData } from '@tanstack/react-query';
import { serverOnly, serverThenDevice, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { ReportFilters } from './report-filters.ts';

const PAGE = 25;

/** Loads the user's graded attempts page by page, newest first. */
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

/** Loads graded attempts for admins, newest first. @param userId the learner, or `all` for every learner */
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

/** Loads the report of one graded attempt; without the server, from this device. */
export function useReport(id: string) {
  return serverThenDevice.view(trpc.reports.get.useQuery({ id }, serverThenDevice.options));
}

/** Loads the categories to filter by; undefined until the server has sent them once. */
export function useCategories() {
  return trpc.quizzes.categories.useQuery(undefined, serverThenLastReply.options).data;
}
