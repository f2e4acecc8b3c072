export type CsvValue = string | number | boolean | null | undefined;

/** How formulas begin (OWASP, 'CSV Injection'); quotes and blanks may precede. */
const FORMULA_SIGNS = '=+-@＝＋－＠';
const BLANKS = /["\s]/;
/** Separators of cells in the spreadsheets of other countries. */
const CELL_SEPARATORS = /[;\t\r\n]/;
/** Without any of these, a text has nothing that a spreadsheet would run. */
const FORMULA_HINT = /(?:^|["\s;'])[=+\-@＝＋－＠]|[\t\r]/;
/** Makes Excel read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV (RFC 4180, CRLF). Text always has quotes, and an apostrophe before whatever a spreadsheet would run as a
 * formula; numbers stay numbers, negative ones too.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return toCsvRows([header, ...rows]);
}

/** The same without a header: the next rows of a file that is sent in parts. */
export function toCsvRows(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  return `"${guardFormulas(value).replaceAll('"', '""')}"`;
}

/** A text with an apostrophe wherever a spreadsheet program would begin to read a formula. */
function guardFormulas(text: string): string {
  return splitAt(findFormulaStarts(text, false), text).join("'");
}

/** A text as it was before `toCsv` made it safe; one that began with an apostrophe and a formula itself loses that. */
export function removeGuards(text: string): string {
  const guarded = findFormulaStarts(text, true);
  if (guarded.length === 0) return text;
  return splitAt(guarded, text)
    .map((piece, index) => (index < guarded.length ? piece.slice(0, -1) : piece))
    .join('');
}

/**
 * Where cells begin with what a spreadsheet would run. Goes from the end to the start, since what follows a place decides:
 * so it's linear.
 * @param guarded whether apostrophes of `guardFormulas` are there already: then places behind them
 */
function findFormulaStarts(text: string, guarded: boolean): number[] {
  const places: number[] = [];
  if (!FORMULA_HINT.test(text)) return places;
  let isFormula = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text.charAt(at);
    const isPassed = BLANKS.test(character) || (guarded && isGuard(text, at));
    isFormula = FORMULA_SIGNS.includes(character) || (isFormula && isPassed);
    const isStart = guarded ? isGuard(text, at - 1) : isCellStart(text, at);
    if (isStart && (isFormula || character === '\t' || character === '\r')) places.push(at);
  }
  return places.reverse();
}

const isCellStart = (text: string, at: number) => at === 0 || CELL_SEPARATORS.test(text.charAt(at - 1));
const isGuard = (text: string, at: number) => text[at] === "'" && isCellStart(text, at);

/** A text in pieces, parted at these places. */
function splitAt(places: readonly number[], text: string): string[] {
  return [...places, text.length].map((end, index) => text.slice(places[index - 1] ?? 0, end));
}
