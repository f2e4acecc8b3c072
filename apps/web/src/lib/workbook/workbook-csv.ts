import { type CsvValue, toCsvRows } from '@quorbit/contracts/lib/csv';
import { zipSync } from 'fflate';
import { type CellValue, readSheet } from 'read-excel-file/universal';
import { isWithinBounds, removeEmptyCells } from './sheet-extent.ts';
import { unpack, WorkbookRefusedError } from './unpack.ts';
import { TOO_MANY_CELLS, TOO_MUCH_TEXT, UNPACKS_TOO_LARGE, UNREADABLE } from './workbook-messages.ts';

/** The maximum number of characters of all cells together. */
const MAX_TEXT_LENGTH = 1_000_000;

/** The text of a file, or why it can't be read. */
export type ReadTextResult = { text: string } | { problem: string };

/**
 * Converts the first sheet of an Excel workbook (.xlsx) to CSV. The limits bound the memory that it takes; the caller
 * bounds the time.
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
    // Only the first sheet is needed, but only the sheet reader knows which file that is. If a sheet that's too large
    // was the first one, the reader fails below.
    delete files[name];
    skippedSheets += 1;
  }
  try {
    // Zipped without compression, so that the reader gets exactly the checked files and needs no worker of its own.
    return await readSheet(zipSync(files, { level: 0 }).buffer);
  } catch (error) {
    throw skippedSheets > 0 ? new WorkbookRefusedError(TOO_MANY_CELLS) : error;
  }
}

function toCsv(rows: readonly (readonly (CellValue | null)[])[]): string {
  let [csv, length] = ['', 0];
  for (const row of rows) {
    const values = row.map(toCsvValue);
    // Many cells can share one long text, so the length is checked before the text is written.
    length += values.reduce<number>((sum, value) => sum + String(value ?? '').length, 0);
    if (length > MAX_TEXT_LENGTH) throw new WorkbookRefusedError(TOO_MUCH_TEXT);
    csv += toCsvRows([values]);
  }
  return csv;
}

function toCsvValue(cell: CellValue | null): CsvValue {
  // Dates in workbooks have no time zone; they are read as UTC.
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'function' ? null : cell;
}
