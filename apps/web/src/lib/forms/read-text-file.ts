import { readWorkbook } from '../workbook/read-workbook.ts';
import type { ReadTextResult } from '../workbook/workbook-csv.ts';
import { UNREADABLE } from '../workbook/workbook-messages.ts';

/** What can be read, as an `input` accepts it. */
export const TEXT_FILE_TYPES =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface FileLimits {
  maxBytes: number;
  /** What to do about a larger file. */
  tooLarge: string;
}

/**
 * The text of a file that somebody chose, of a workbook its first sheet as CSV; or why it can't be read. Null where `signal`
 * ended it.
 */
export async function readTextFile(
  file: Blob,
  { maxBytes, tooLarge }: FileLimits,
  signal: AbortSignal,
): Promise<ReadTextResult | null> {
  if (file.size > maxBytes) return { problem: tooLarge };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (signal.aborted) return null;
    if (isZip(bytes)) return await readWorkbook(bytes, signal);
    const text = new TextDecoder(detectEncoding(bytes), { fatal: true }).decode(bytes);
    // Programs and pictures may be UTF-8 by chance, but no text has this.
    return text.includes('\0') ? { problem: UNREADABLE } : { text };
  } catch {
    return { problem: UNREADABLE };
  }
}

/** Spreadsheets mark the other encodings that they write. */
function detectEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** As workbooks are. */
function isZip([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04;
}
