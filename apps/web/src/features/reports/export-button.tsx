import { Download } from 'lucide-react';
import { formatBytes } from '#lib/words/format-bytes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DownloadProgress } from '#ui/loading/download-progress.tsx';
import type { ReportFilters } from './report-filters.ts';
import { useReportExport } from './use-report-export.ts';

interface ExportButtonProps {
  filters: ReportFilters;
  /**
   * The id of the learner whose reports are exported, or `all`; for admins only. Without it, the user's own reports are
   * exported.
   */
  userId?: string;
}

/** The button that downloads the filtered reports as CSV. It shows the progress and can cancel the download. */
export function ExportButton({ filters, userId }: ExportButtonProps) {
  const { bytes, start, cancel } = useReportExport(filters, userId);
  if (bytes !== null) return <DownloadProgress size={formatBytes(bytes)} onCancel={cancel} />;
  return (
    <Button onClick={start} icon={<Download className="size-5" aria-hidden="true" />}>
      Download CSV
    </Button>
  );
}
