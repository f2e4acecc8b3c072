import { REPORTS_CSV } from '@quorbit/contracts/attempts/reports-csv';
import { CONNECTION_ISSUE } from '@quorbit/contracts/errors/messages';
import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '#lib/download.ts';
import { notify } from '#lib/notifications.ts';
import { callHeaders } from '#lib/trpc.ts';
import type { ReportFilters } from './report-filters.ts';

/**
 * Downloads every report that the filters let through as CSV, which the server sends as one file; can be stopped.
 * @param userId admins only: whose, or `all`; then each row says whose it is
 */
export function useReportExport(filters: ReportFilters, userId?: string) {
  const running = useRef<AbortController | null>(null);
  /** Kilobytes that have arrived; null while nothing runs. */
  const [kilobytes, setKilobytes] = useState<number | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    if (running.current) return;
    const run = new AbortController();
    running.current = run;
    setKilobytes(0);
    try {
      const asked = new URLSearchParams({ ...filters, ...(userId !== undefined && { userId }) });
      const response = await fetch(`${REPORTS_CSV}?${asked}`, { headers: callHeaders(), signal: run.signal });
      if (response.ok) downloadFile('quorbit-reports.csv', await bodyOf(response, setKilobytes));
      else notify((await messageOf(response)) ?? CONNECTION_ISSUE, { type: 'error' });
    } catch {
      if (!run.signal.aborted) notify(CONNECTION_ISSUE, { type: 'warning' });
    } finally {
      running.current = null;
      setKilobytes(null);
    }
  }

  return { kilobytes, start, cancel: () => running.current?.abort() };
}

/** A file that broke off rejects: a part of the reports isn't offered as all of them. */
async function bodyOf(response: Response, onKilobytes: (kilobytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    parts.push(new Uint8Array(read.value));
    bytes += read.value.length;
    onKilobytes(Math.round(bytes / 1000));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

async function messageOf(response: Response): Promise<string | null> {
  const { message } = (await response.json().catch(() => ({}))) as { message?: unknown };
  return typeof message === 'string' ? message : null;
}
