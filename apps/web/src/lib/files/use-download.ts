import { useRef, useState } from 'react';
import { downloadFile } from '#lib/files/download.ts';
import { fetchFile } from '#lib/files/fetch-file.ts';
import { notify } from '#lib/notifications.ts';
import { describeFailure, showFailure } from '#lib/server/errors.ts';

interface DownloadRequest {
  address: string;
  method: 'GET' | 'POST';
  /** The name under which the file is offered to be saved. */
  fileName: string;
  type: string;
  /** The last characters of every complete file, to detect a truncated one; undefined if they vary. */
  end?: string;
}

/** Downloads one streamed file at a time. The download continues when the screen is left. */
export function useDownload() {
  const running = useRef<AbortController | null>(null);
  /** The number of bytes received so far; null while no download runs. */
  const [bytes, setBytes] = useState<number | null>(null);
  const [saved, setSaved] = useState(false);

  /**
   * Fetches the file and offers it to be saved. Does nothing while another download runs; resolves without a file if
   * it's cancelled.
   * @throws TRPCClientError like `fetchFile`.
   */
  async function download({ address, fileName, ...file }: DownloadRequest): Promise<void> {
    if (running.current) return;
    const run = new AbortController();
    running.current = run;
    setBytes(0);
    setSaved(false);
    try {
      downloadFile(fileName, await fetchFile(address, { ...file, signal: run.signal, onBytes: setBytes }));
      setSaved(true);
    } catch (error) {
      if (!run.signal.aborted) throw error;
    } finally {
      running.current = null;
      setBytes(null);
    }
  }

  return { bytes, saved, download, cancel: () => running.current?.abort() };
}

/** Shows why a download failed. A refusal stays until the user closes it, since nobody watches a long download. */
export function showDownloadFailure(error: unknown): void {
  const { kind, message } = describeFailure(error);
  if (kind === 'refused') notify(message, { type: 'error', autoClose: false, group: 'download' });
  else showFailure(error);
}
