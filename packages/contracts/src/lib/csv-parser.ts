import { BYTE_ORDER_MARK, removeGuards } from './csv.ts';

/** One record of a file, with the number of the line on which it begins, counted from 1. */
interface CsvRecord {
  line: number;
  cells: string[];
}

export interface CsvFile {
  /** The records of the file, without empty lines. */
  records: CsvRecord[];
  /**
   * The line on which a record with an unclosed quote begins, which is missing from `records`; null if all quotes are
   * closed.
   */
  openQuote: number | null;
}

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Parses separated values as spreadsheet programs of all countries write them: with commas, semicolons or tabs, any
 * line ends, with or without a byte order mark, and with or without quotes. Removes the apostrophes that `toCsv` puts
 * before formulas.
 */
export function parseCsv(text: string): CsvFile {
  const content = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const separator = detectSeparator(content);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let recordLine = 1;
  let at = 0;

  function endRecord() {
    if (cells.some((cell) => cell.trim() !== '')) records.push({ line: recordLine, cells });
    cells = [];
  }

  while (at < content.length) {
    const cell = parseCellAt(content, at, separator);
    if (cell.isUnclosed) return { records, openQuote: recordLine };
    cells.push(removeGuards(cell.text));
    line += cell.lineEnds;
    at = cell.end;
    if (content[at] === separator) {
      at += 1;
      // A separator at the very end of the text is followed by an empty cell.
      if (at === content.length) cells.push('');
      continue;
    }
    at += content.startsWith('\r\n', at) ? 2 : 1;
    endRecord();
    line += 1;
    recordLine = line;
  }
  endRecord();
  return { records, openQuote: null };
}

interface Cell {
  text: string;
  /** The index in the file of the separator or line end that follows the cell. */
  end: number;
  /** The number of line ends within the cell. */
  lineEnds: number;
  isUnclosed: boolean;
}

const OPENING_QUOTE = /[^\S\t\r\n]*"/y;

function parseCellAt(content: string, from: number, separator: string): Cell {
  OPENING_QUOTE.lastIndex = from;
  if (!OPENING_QUOTE.test(content)) {
    const end = plainCellEnd(content, from, separator);
    return { text: content.slice(from, end), end, lineEnds: 0, isUnclosed: false };
  }
  const start = OPENING_QUOTE.lastIndex;
  let closing = content.indexOf('"', start);
  while (closing !== -1 && content[closing + 1] === '"') closing = content.indexOf('"', closing + 2);
  if (closing === -1) return { text: content.slice(start), end: content.length, lineEnds: 0, isUnclosed: true };
  const text = content.slice(start, closing).replaceAll('""', '"');
  const at = closing + 1;
  // Text after a closing quote isn't valid CSV; it is added to the cell, so that nothing is lost.
  const end = plainCellEnd(content, at, separator);
  return { text: text + content.slice(at, end).trimEnd(), end, lineEnds: countLineEnds(text), isUnclosed: false };
}

function plainCellEnd(content: string, from: number, separator: string): number {
  let end = from;
  while (end < content.length && content[end] !== separator && content[end] !== '\n' && content[end] !== '\r') end += 1;
  return end;
}

function countLineEnds(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/** Returns the separator that occurs most often outside quotes in the first line that isn't empty. */
function detectSeparator(content: string): string {
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])+/.exec(content.trimStart())?.[0] ?? '';
  const unquoted = first.replace(/"(?:[^"]|"")*"/g, '');
  const count = (separator: string) => unquoted.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
