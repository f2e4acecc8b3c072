import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { ReportFilters } from './report-filters.ts';
import { useReportExport } from './use-report-export.ts';

interface ExportButtonProps {
  filters: ReportFilters;
  /** Admins only: whose reports, or `all`; the person's own without it. */
  userId?: string;
}

/** Downloads what the filters let through; tells how far it is and can be cancelled. */
export function ExportButton({ filters, userId }: ExportButtonProps) {
  const { kilobytes, start, cancel } = useReportExport(filters, userId);
  if (kilobytes === null) {
    return (
      <Button onClick={start} icon={<Download className="size-5" aria-hidden="true" />}>
        Download CSV
      </Button>
    );
  }
  return (
    <div className="flex items-center gap-4">
      <p role="status" className="figures">
        {kilobytes} kB so far
      </p>
      <Button onClick={cancel}>Cancel download</Button>
    </div>
  );
}
