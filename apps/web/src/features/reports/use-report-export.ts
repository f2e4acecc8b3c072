import { REPORTS_CSV_PATH } from '@quorbit/contracts/attempts/reports-csv';
import { showDownloadFailure, useDownload } from '#lib/files/use-download.ts';
import type { ReportFilters } from './report-filters.ts';

/**
 * Downloads all reports that match the filters as one CSV file from the server; can be cancelled.
 * @param userId admins only: the learner, or `all`; each row then names its learner.
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
