import { REPORTS_CSV_PATH } from '@quorbit/contracts/attempts/reports-csv';
import { showDownloadFailure, useDownload } from '#lib/files/use-download.ts';
import type { ReportFilters } from './report-filters.ts';

/**
 * Downloads every report that the filters let through as CSV, which the server sends as one file; can be stopped.
 * @param userId admins only: whose, or `all`; then each row says whose it is
 */
export function useReportExport(filters: ReportFilters, userId?: string) {
  const { bytes, download, cancel } = useDownload();
  const params = new URLSearchParams({ ...filters, ...(userId !== undefined && { userId }) });
  const file = {
    address: `${REPORTS_CSV_PATH}?${params}`,
    fileName: 'quorbit-reports.csv',
    type: 'text/csv;charset=utf-8',
  };
  return { bytes, start: () => download({ ...file, method: 'GET' }).catch(showDownloadFailure), cancel };
}
