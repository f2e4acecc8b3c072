export type CsvValue = string | number | boolean | null | undefined;

/** The characters with which a formula can begin (OWASP, 'CSV Injection'). Quotes and blanks may precede them. */
const FORMULA_SIGNS = '=+-@＝＋－＠';
const BLANKS = /["\s]/;
/** Characters that begin a new cell in the spreadsheets of some countries. */
const CELL_SEPARATORS = /[;\t\r\n]/;
/** A quick check for formulas in CSV cells: a text that doesn't match contains nothing that a spreadsheet would run. */
const FORMULA_HINT = /(?:^|["\s;'])[=+\-@＝＋－＠]|[\t\r]/;
/** The byte order mark, which makes Excel read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats rows as CSV (RFC 4180, CRLF). Text is always in quotes, with an apostrophe before anything that a spreadsheet
 * would run as a formula. Numbers stay numbers, including negative ones.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return toCsvRows([header, ...rows]);
}

/** Formats rows as CSV without a header, for the next part of a file that is sent in parts. */
export function toCsvRows(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  return `"${guardFormulas(value).replaceAll('"', '""')}"`;
}

/** Returns the text with an apostrophe wherever a spreadsheet program would begin to read a formula. */
function guardFormulas(text: string): string {
  return splitAt(findFormulaStarts(text, false), text).join("'");
}

/**
 * Returns a text as it was before `toCsv` made it safe. A text that itself began with an apostrophe and a formula loses
 * that apostrophe.
 */
export function removeGuards(text: string): string {
  const guarded = findFormulaStarts(text, true);
  if (guarded.length === 0) return text;
  return splitAt(guarded, text)
    .map((piece, index) => (index < guarded.length ? piece.slice(0, -1) : piece))
    .join('');
}

/**
 * Returns the indexes at which cells begin with something that a spreadsheet would run. Whether a character begins a
 * formula depends on the characters after it, so the text is scanned backwards, in linear time.
 * @param guarded whether the text already has the apostrophes of `guardFormulas`; if so, the indexes are those after
 * the apostrophes.
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

/**
 * Splits the text at the given indexes.
 * @param places indexes in ascending order.
 */
function splitAt(places: readonly number[], text: string): string[] {
  return [...places, text.length].map((end, index) => text.slice(places[index - 1] ?? 0, end));
}
