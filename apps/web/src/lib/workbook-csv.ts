import { type CsvValue, csvRows } from '@quorbit/contracts/lib/csv';
import { type CellValue, readSheet } from 'read-excel-file/universal';

/** The first sheet of an Excel workbook (.xlsx) as CSV. Rejects what isn't one. */
export async function workbookCsv(file: Blob): Promise<string> {
  const rows = await readSheet(file);
  return csvRows(rows.map((row) => row.map(csvValue)));
}

function csvValue(cell: CellValue | null): CsvValue {
  // Workbooks have days without a zone; they are read as UTC.
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'function' ? null : cell;
}
