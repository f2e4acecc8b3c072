import { readWorkbook } from '../workbook/read-workbook.ts';
import type { ReadTextResult } from '../workbook/workbook-csv.ts';
import { UNREADABLE } from '../workbook/workbook-messages.ts';

/** The types of files that can be read, in the format of an input's `accept` attribute. */
export const TEXT_FILE_TYPES =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface FileLimits {
  maxBytes: number;
  /** The message for a larger file, which says what to do about it. */
  tooLarge: string;
}

/**
 * Reads the text of a chosen file, and the first sheet of a workbook as CSV; otherwise returns why it can't be read.
 * Null once `signal` is aborted.
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
    // Programs and pictures may be valid UTF-8 by chance, but no text contains a null character.
    return text.includes('\0') ? { problem: UNREADABLE } : { text };
  } catch {
    return { problem: UNREADABLE };
  }
}

/**
 * Returns the encoding of a text file. Spreadsheet programs mark UTF-16 with a byte order mark; anything else is UTF-8.
 */
function detectEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Returns whether a file is a zip archive, as workbooks are. */
function isZip([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04;
}
