import type { ReadTextResult } from './workbook-csv.ts';
import { NO_READER, TOO_SLOW } from './workbook-messages.ts';

/** The maximum time for reading a workbook, in milliseconds. */
const MAX_READ_MS = 10_000;

/** Reads a workbook in a worker of its own; null once `signal` is aborted. */
export function readWorkbook(archive: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<ReadTextResult | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' });
    const finish = (read: ReadTextResult | null) => {
      clearTimeout(timeout);
      worker.terminate();
      resolve(read);
    };
    const timeout = setTimeout(() => finish({ problem: TOO_SLOW }), MAX_READ_MS);
    signal.addEventListener('abort', () => finish(null), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<ReadTextResult>) => finish(data));
    // The worker sends all failures of reading as messages, so an error means that its file didn't load.
    worker.addEventListener('error', () => finish({ problem: NO_READER }));
    worker.postMessage(archive, [archive.buffer]);
  });
}
