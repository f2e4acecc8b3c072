import { downloadFile } from '#lib/download.ts';

export type CsvValue = string | number | boolean | null | undefined;

/**
 * Where a spreadsheet program would read a formula (OWASP, 'CSV Injection'): at the start of a text, and behind what
 * parts cells in sheets that other countries' programs read: semicolons, tabs and line breaks.
 */
const FORMULA_STARTS = /(^|[;\t\r\n])(?=["\s]*[=+\-@＝＋－＠]|[\t\r])/g;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV (RFC 4180, CRLF). Text always has quotes, and an apostrophe before whatever a spreadsheet would run as a
 * formula; numbers stay numbers, negative ones too.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Offers CSV text as a file. The byte order mark makes Excel read it as UTF-8. */
export function downloadCsv(fileName: string, csv: string): void {
  downloadFile(fileName, new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }));
}

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  return `"${value.replace(FORMULA_STARTS, "$1'").replaceAll('"', '""')}"`;
}
