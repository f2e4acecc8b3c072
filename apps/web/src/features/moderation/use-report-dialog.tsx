import { useState } from 'react';
import { type Reportable, ReportDialog } from './report-dialog.tsx';

/** Manages the dialog to report content: `ask` opens it, `dialog` renders it. */
export function useReportDialog() {
  const [about, ask] = useState<Reportable | null>(null);
  return { ask, dialog: about && <ReportDialog about={about} onClose={() => ask(null)} /> };
}
