import type { ReportCard } from '@quorbit/contracts/attempts/schema';
import type { Page } from '@quorbit/contracts/lib/paging';
import { keepPreviousData } from '@tanstack/react-query';
import { serverOnly, serverThenDevice } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import { matchesResult } from './local-reports.ts';
import type { ReportFilters } from './report-filters.ts';

const PAGE = 25;

/** The options of a list's query that leave out attempts without a verdict if the list is narrowed by result. */
const narrowedBy = ({ result }: ReportFilters) => ({
  select: <T extends { pages: readonly Page<ReportCard>[] }>(list: T) => ({
    ...list,
    pages: list.pages.map((page) => ({ ...page, items: page.items.filter((card) => matchesResult(card, result)) })),
  }),
});

/** Loads the user's graded attempts page by page, newest first. */
export function useReportList(filters: ReportFilters) {
  const reports = trpc.reports.list.useInfiniteQuery(
    { limit: PAGE, ...filters },
    {
      ...serverThenDevice.options,
      ...narrowedBy(filters),
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
      ...narrowedBy(filters),
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
