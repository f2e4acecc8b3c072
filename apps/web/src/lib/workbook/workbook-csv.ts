import { type CsvValue, toCsvRows } from '@quorbit/contracts/lib/csv';
import { zipSync } from 'fflate';
import { type CellValue, readSheet } from 'read-excel-file/universal';
import { isWithinBounds, removeEmptyCells } from './sheet-extent.ts';
import { unpack, WorkbookRefusedError } from './unpack.ts';
import { TOO_MANY_CELLS, TOO_MUCH_TEXT, UNPACKS_TOO_LARGE, UNREADABLE } from './workbook-messages.ts';

/** Characters of all cells together. */
const MAX_TEXT_LENGTH = 1_000_000;

/** The text of a file, or why it can't be read. */
export type ReadTextResult = { text: string } | { problem: string };

/**
 * The first sheet of an Excel workbook (.xlsx) as CSV. Nothing of it can take more memory than the bounds say; how long it
 * takes is bounded by who calls.
 */
export async function workbookToCsv(archive: Uint8Array): Promise<ReadTextResult> {
  try {
    return { text: toCsv(await readRows(archive)) };
  } catch (error) {
    return { problem: error instanceof WorkbookRefusedError ? error.message : UNREADABLE };
  }
}

async function readRows(archive: Uint8Array): Promise<(CellValue | null)[][]> {
  const files = unpack(archive, UNPACKS_TOO_LARGE);
  let skippedSheets = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const xml = removeEmptyCells(new TextDecoder().decode(bytes));
    files[name] = new TextEncoder().encode(xml);
    if (isWithinBounds(xml)) continue;
    // Only the first sheet matters, and it's the reader that knows which one that is.
    delete files[name];
    skippedSheets += 1;
  }
  try {
    // Not packed again, so the reader gets just what was looked at, without another worker.
    return await readSheet(zipSync(files, { level: 0 }).buffer);
  } catch (error) {
    throw skippedSheets > 0 ? new WorkbookRefusedError(TOO_MANY_CELLS) : error;
  }
}

function toCsv(rows: readonly (readonly (CellValue | null)[])[]): string {
  let [csv, length] = ['', 0];
  for (const row of rows) {
    const values = row.map(toCsvValue);
    // Many cells can share one long text, so this is counted before it's written.
    length += values.reduce<number>((sum, value) => sum + String(value ?? '').length, 0);
    if (length > MAX_TEXT_LENGTH) throw new WorkbookRefusedError(TOO_MUCH_TEXT);
    csv += toCsvRows([values]);
  }
  return csv;
}

function toCsvValue(cell: CellValue | null): CsvValue {
  // Workbooks have days without a zone; they are read as UTC.
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'function' ? null : cell;
}
