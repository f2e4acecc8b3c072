export type CsvValue = string | number | boolean | null | undefined;

/** How formulas begin (OWASP, 'CSV Injection'); quotes and blanks may precede. */
const FORMULA_SIGNS = '=+-@＝＋－＠';
const BLANKS = /["\s]/;
/** Separators of cells in the spreadsheets of other countries. */
const PARTS_CELLS = /[;\t\r\n]/;
/** Without any of these, a text has nothing that a spreadsheet would run. */
const MAY_RUN = /(?:^|["\s;'])[=+\-@＝＋－＠]|[\t\r]/;
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
  return `"${withGuards(value).replaceAll('"', '""')}"`;
}

/** A text with an apostrophe wherever a spreadsheet program would begin to read a formula. */
function withGuards(text: string): string {
  return piecesAt(runningPlaces(text, false), text).join("'");
}

/** A text as it was before `toCsv` made it safe; one that began with an apostrophe and a formula itself loses that. */
export function withoutGuards(text: string): string {
  const guarded = runningPlaces(text, true);
  if (guarded.length === 0) return text;
  return piecesAt(guarded, text)
    .map((piece, index) => (index < guarded.length ? piece.slice(0, -1) : piece))
    .join('');
}

/**
 * Where cells begin with what a spreadsheet would run. Goes from the end to the start, since what follows a place decides:
 * so it's linear.
 * @param guarded whether apostrophes of `withGuards` are there already: then places behind them
 */
function runningPlaces(text: string, guarded: boolean): number[] {
  const places: number[] = [];
  if (!MAY_RUN.test(text)) return places;
  let runs = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const sign = text.charAt(at);
    const isPassed = BLANKS.test(sign) || (guarded && isGuard(text, at));
    runs = FORMULA_SIGNS.includes(sign) || (runs && isPassed);
    const begins = guarded ? isGuard(text, at - 1) : beginsCell(text, at);
    if (begins && (runs || sign === '\t' || sign === '\r')) places.push(at);
  }
  return places.reverse();
}

const beginsCell = (text: string, at: number) => at === 0 || PARTS_CELLS.test(text.charAt(at - 1));
const isGuard = (text: string, at: number) => text[at] === "'" && beginsCell(text, at);

/** A text in pieces, parted at these places. */
function piecesAt(places: readonly number[], text: string): string[] {
  return [...places, text.length].map((end, index) => text.slice(places[index - 1] ?? 0, end));
}
