import { useState } from 'react';
import { type Reportable, ReportDialog } from './report-dialog.tsx';

/** Reporting something to the moderators: `ask` opens the dialog; render `dialog` where it should go. */
export function useReportDialog() {
  const [about, ask] = useState<Reportable | null>(null);
  return { ask, dialog: about && <ReportDialog about={about} onClose={() => ask(null)} /> };
}
