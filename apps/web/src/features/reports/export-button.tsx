import { Download } from 'lucide-react';
import { formatBytes } from '#lib/words/format-bytes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DownloadProgress } from '#ui/loading/download-progress.tsx';
import type { ReportFilters } from './report-filters.ts';
import { useReportExport } from './use-report-export.ts';

interface ExportButtonProps {
  filters: ReportFilters;
  /** Admins only: whose reports, or `all`; the person's own without it. */
  userId?: string;
}

/** Downloads what the filters let through; tells how far it is and can be cancelled. */
export function ExportButton({ filters, userId }: ExportButtonProps) {
  const { bytes, start, cancel } = useReportExport(filters, userId);
  if (bytes !== null) return <DownloadProgress size={formatBytes(bytes)} onCancel={cancel} />;
  return (
    <Button onClick={start} icon={<Download className="size-5" aria-hidden="true" />}>
      Download CSV
    </Button>
  );
}
