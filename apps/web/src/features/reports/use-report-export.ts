import type { ReportCard } from '@quorbit/contracts/attempts/schema';
import { MAX_PAGE } from '@quorbit/contracts/lib/paging';
import { useEffect, useRef, useState } from 'react';
import { downloadCsv, toCsv } from '#lib/csv.ts';
import { showFailure } from '#lib/errors.ts';
import { trpc } from '#lib/trpc.ts';
import type { ReportFilters } from './report-filters.ts';
import { secondsTaken } from './seconds-taken.ts';

const HEADER = ['Quiz', 'Category', 'Finished', 'Marks', 'Total marks', 'Percent', 'Result', 'Seconds', 'XP'];

/**
 * Downloads every report that the filters let through as CSV, page by page; can be stopped.
 * @param userId admins only: whose, or `all`; then each row says whose it is
 */
export function useReportExport(filters: ReportFilters, userId?: string) {
  const { client } = trpc.useUtils();
  const running = useRef<AbortController | null>(null);
  /** Reports fetched so far; null while nothing runs. */
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    if (running.current) return;
    const run = new AbortController();
    running.current = run;
    const reports: ReportCard[] = [];
    setCount(0);
    try {
      let cursor: string | undefined;
      do {
        const input = {
          ...filters,
          limit: MAX_PAGE,
          ...(userId !== undefined && { userId }),
          ...(cursor === undefined ? {} : { cursor }),
        };
        const page = await client.reports.list.query(input, { signal: run.signal });
        reports.push(...page.items);
        setCount(reports.length);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      const csv =
        userId === undefined
          ? toCsv(HEADER, reports.map(csvRow))
          : toCsv(
              ['Learner', ...HEADER],
              reports.map((report) => [report.learner?.name, ...csvRow(report)]),
            );
      downloadCsv('quorbit-reports.csv', csv);
    } catch (error) {
      if (!run.signal.aborted) showFailure(error);
    } finally {
      running.current = null;
      setCount(null);
    }
  }

  return { count, start, cancel: () => running.current?.abort() };
}

function csvRow(report: ReportCard) {
  const { quiz, finishedAt, score, totalMarks, percentage, passed, xpEarned } = report;
  const result = passed === null ? 'Submitted' : passed ? 'Passed' : 'Not passed';
  return [quiz.title, quiz.category, finishedAt, score, totalMarks, percentage, result, secondsTaken(report), xpEarned];
}
