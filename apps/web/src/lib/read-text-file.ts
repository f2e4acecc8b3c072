export const NO_TEXT =
  "We can't read this file. In your spreadsheet, save it as “CSV UTF-8” or as an Excel workbook (.xlsx), then choose it again.";
const NO_READER = 'Excel files need a connection the first time. Try again later, or save it as “CSV UTF-8”.';

/** What can be read, as an `input` accepts it. */
export const TEXT_FILES =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Bounds {
  maxBytes: number;
  /** What to do about a larger file. */
  tooLarge: string;
}

/** The text of a file that somebody chose, of a workbook its first sheet as CSV; or why it can't be read. */
export async function readTextFile(
  file: Blob,
  { maxBytes, tooLarge }: Bounds,
): Promise<{ text: string } | { problem: string }> {
  if (file.size > maxBytes) return { problem: tooLarge };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isZip(bytes)) return await readWorkbook(file);
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    // Programs and pictures may be UTF-8 by chance, but no text has this.
    return text.includes('\0') ? { problem: NO_TEXT } : { text };
  } catch {
    return { problem: NO_TEXT };
  }
}

/** Spreadsheets mark the other encodings that they write. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** As workbooks are. */
function isZip([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04;
}

async function readWorkbook(file: Blob): Promise<{ text: string } | { problem: string }> {
  // Most files are text, so the reader is loaded when one isn't.
  const reader = await import('./workbook-csv.ts').catch(() => null);
  return reader ? { text: await reader.workbookCsv(file) } : { problem: NO_READER };
}
