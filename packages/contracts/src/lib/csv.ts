export type CsvValue = string | number | boolean | null | undefined;

/**
 * Where a spreadsheet program would read a formula (OWASP, 'CSV Injection'): at the start of a text, and behind what
 * parts cells in sheets that other countries' programs read: semicolons, tabs and line breaks.
 */
const FORMULA_STARTS = /(^|[;\t\r\n])(?=["\s]*[=+\-@＝＋－＠]|[\t\r])/g;
/** The apostrophes that were put there; between one and its formula, blanks may have one as well. */
const GUARDS = /(^|[;\t\r\n])'(?=(?:["\s]|(?<=[\t\r\n])'){0,100}[=+\-@＝＋－＠]|[\t\r])/g;
/** Makes Excel read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV (RFC 4180, CRLF). Text always has quotes, and an apostrophe before whatever a spreadsheet would run as a
 * formula; numbers stay numbers, negative ones too.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return csvRows([header, ...rows]);
}

/** The same without a header: the next rows of a file that is sent in parts. */
export function csvRows(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  return `"${value.replace(FORMULA_STARTS, "$1'").replaceAll('"', '""')}"`;
}

/** A text as it was before `toCsv` made it safe; one that began with an apostrophe and a formula itself loses that. */
export function withoutGuards(text: string): string {
  return text.replace(GUARDS, '$1');
}
