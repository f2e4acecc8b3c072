import type { ReadText } from './workbook-csv.ts';
import { NO_READER, TOO_SLOW } from './workbook-words.ts';

/** Milliseconds that reading takes at most. */
const MOST_MS = 10_000;

/** Reads a workbook in a worker of its own. Null where `stop` ended it. */
export function readWorkbook(archive: Uint8Array<ArrayBuffer>, stop: AbortSignal): Promise<ReadText | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' });
    const end = (read: ReadText | null) => {
      clearTimeout(late);
      worker.terminate();
      resolve(read);
    };
    const late = setTimeout(() => end({ problem: TOO_SLOW }), MOST_MS);
    stop.addEventListener('abort', () => end(null), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<ReadText>) => end(data));
    // All that goes wrong while it reads is an answer, so its file didn't load.
    worker.addEventListener('error', () => end({ problem: NO_READER }));
    worker.postMessage(archive, [archive.buffer]);
  });
}
