import { type CsvValue, csvRows } from '@quorbit/contracts/lib/csv';
import { zipSync } from 'fflate';
import { type CellValue, readSheet } from 'read-excel-file/universal';
import { isWithinBounds, withoutEmptyCells } from './sheet-extent.ts';
import { Refused, unpack } from './unpack.ts';
import { TOO_MANY_CELLS, TOO_MUCH_TEXT, UNPACKS_TOO_LARGE, UNREADABLE } from './workbook-words.ts';

/** Characters of all cells together. */
const MOST_TEXT = 1_000_000;

/** The text of a file, or why it can't be read. */
export type ReadText = { text: string } | { problem: string };

/**
 * The first sheet of an Excel workbook (.xlsx) as CSV. Nothing of it can take more memory than the bounds say; how long it
 * takes is bounded by who calls.
 */
export async function workbookCsv(archive: Uint8Array): Promise<ReadText> {
  try {
    return { text: csvOf(await rowsOf(archive)) };
  } catch (error) {
    return { problem: error instanceof Refused ? error.message : UNREADABLE };
  }
}

async function rowsOf(archive: Uint8Array): Promise<(CellValue | null)[][]> {
  const files = unpack(archive, UNPACKS_TOO_LARGE);
  let left = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const xml = withoutEmptyCells(new TextDecoder().decode(bytes));
    files[name] = new TextEncoder().encode(xml);
    if (isWithinBounds(xml)) continue;
    // Only the first sheet matters, and it's the reader that knows which one that is.
    delete files[name];
    left += 1;
  }
  try {
    // Not packed again, so the reader gets just what was looked at, without another worker.
    return await readSheet(zipSync(files, { level: 0 }).buffer);
  } catch (error) {
    throw left > 0 ? new Refused(TOO_MANY_CELLS) : error;
  }
}

function csvOf(rows: readonly (readonly (CellValue | null)[])[]): string {
  let [csv, length] = ['', 0];
  for (const row of rows) {
    const values = row.map(csvValue);
    // Many cells can share one long text, so this is counted before it's written.
    length += values.reduce<number>((sum, value) => sum + String(value ?? '').length, 0);
    if (length > MOST_TEXT) throw new Refused(TOO_MUCH_TEXT);
    csv += csvRows([values]);
  }
  return csv;
}

function csvValue(cell: CellValue | null): CsvValue {
  // Workbooks have days without a zone; they are read as UTC.
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'function' ? null : cell;
}
