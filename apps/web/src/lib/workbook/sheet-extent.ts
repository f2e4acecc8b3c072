// Keeps the sheet reader from filling memory with the empty cells before a cell that is far away.

/** The last row and column that may have content; column 256 is IV. */
const MAX_ROWS = 10_000;
const MAX_COLUMNS = 256;

const ATTRIBUTES = `(?:\\s(?:[^<>"'/]|"[^"]*"|'[^']*')*)?`;
const EMPTY_CELL = new RegExp(`<(?:\\w+:)?c${ATTRIBUTES}(?:/>|></(?:\\w+:)?c>)`, 'g');
const EMPTY_ROW = new RegExp(`<(?:\\w+:)?row${ATTRIBUTES}(?:/>|>\\s*</(?:\\w+:)?row>)`, 'g');
/** Matches the tags of cells and rows. The sheet reader takes any text before the first colon as a namespace. */
const POSITIONED_TAG = /<(?:[^\s<:]*:)?(?:c|row)[\s/>]/g;
const REST_OF_TAG = /(?:\s+[^\s<>"'/=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>/y;
const CELL_REFERENCE = /[\s:]r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Removes cells and rows without content from a sheet's XML: sheets often have a million that only have a format. */
export function removeEmptyCells(xml: string): string {
  return xml.replace(EMPTY_CELL, '').replace(EMPTY_ROW, '');
}

/**
 * Returns whether all cells of a sheet are within the limits. Malformed tags count as outside, because the sheet reader
 * accepts many of them.
 */
export function isWithinBounds(xml: string): boolean {
  for (const match of xml.matchAll(POSITIONED_TAG)) {
    REST_OF_TAG.lastIndex = match.index + match[0].length - 1;
    const rest = REST_OF_TAG.exec(xml)?.[0];
    if (rest === undefined) return false;
    // A tag without a reference comes right after the previous one.
    for (const [, double, single] of rest.matchAll(CELL_REFERENCE))
      if (!isReferenceWithin(double ?? single ?? '')) return false;
  }
  return true;
}

/**
 * Returns whether a reference is within the limits.
 * @param reference e.g. `AB12` of a cell, or `12` of a row.
 */
function isReferenceWithin(reference: string): boolean {
  const [, letters = '', digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return digits !== undefined && Number(digits) <= MAX_ROWS && column <= MAX_COLUMNS;
}
