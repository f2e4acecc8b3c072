// Keeps the reader of sheets from filling up what is between the cells of a sheet and one that is far away.

/** Rows and columns that may have something in them; column 256 is IV. */
const MAX_ROWS = 10_000;
const MAX_COLUMNS = 256;

const ATTRIBUTES = `(?:\\s(?:[^<>"'/]|"[^"]*"|'[^']*')*)?`;
const EMPTY_CELL = new RegExp(`<(?:\\w+:)?c${ATTRIBUTES}(?:/>|></(?:\\w+:)?c>)`, 'g');
const EMPTY_ROW = new RegExp(`<(?:\\w+:)?row${ATTRIBUTES}(?:/>|>\\s*</(?:\\w+:)?row>)`, 'g');
/** The reader takes anything up to the first colon for the name of a namespace. */
const POSITIONED_TAG = /<(?:[^\s<:]*:)?(?:c|row)[\s/>]/g;
const REST_OF_TAG = /(?:\s+[^\s<>"'/=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>/y;
const CELL_REFERENCE = /[\s:]r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** XML of a sheet without cells and rows that have a format, but nothing in them: sheets often have a million of these. */
export function removeEmptyCells(xml: string): string {
  return xml.replace(EMPTY_CELL, '').replace(EMPTY_ROW, '');
}

/** Whether all cells of a sheet are within the bounds. Tags that aren't XML count as outside: the reader forgives much. */
export function isWithinBounds(xml: string): boolean {
  for (const match of xml.matchAll(POSITIONED_TAG)) {
    REST_OF_TAG.lastIndex = match.index + match[0].length - 1;
    const rest = REST_OF_TAG.exec(xml)?.[0];
    if (rest === undefined) return false;
    // Without a place, it's behind the one before.
    for (const [, double, single] of rest.matchAll(CELL_REFERENCE))
      if (!isReferenceWithin(double ?? single ?? '')) return false;
  }
  return true;
}

/** @param reference as `AB12`, or `12` of a row */
function isReferenceWithin(reference: string): boolean {
  const [, letters = '', digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return digits !== undefined && Number(digits) <= MAX_ROWS && column <= MAX_COLUMNS;
}
