// Keeps the reader of sheets from filling up what is between the cells of a sheet and one that is far away.

/** Rows and columns that may have something in them; column 256 is IV. */
const MOST_ROWS = 10_000;
const MOST_COLUMNS = 256;

const ATTRIBUTES = `(?:\\s(?:[^<>"'/]|"[^"]*"|'[^']*')*)?`;
const EMPTY_CELL = new RegExp(`<(?:\\w+:)?c${ATTRIBUTES}(?:/>|></(?:\\w+:)?c>)`, 'g');
const EMPTY_ROW = new RegExp(`<(?:\\w+:)?row${ATTRIBUTES}(?:/>|>\\s*</(?:\\w+:)?row>)`, 'g');
const PLACED = /<(?:\w+:)?(?:c|row)\s(?:[^<>"'/]|"[^"]*"|'[^']*')*/g;
const PLACE = /\s(?:\w+:)?r\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** XML of a sheet without cells and rows that have a format, but nothing in them: sheets often have a million of these. */
export function withoutEmptyCells(xml: string): string {
  return xml.replace(EMPTY_CELL, '').replace(EMPTY_ROW, '');
}

/** Whether all cells of a sheet are within the bounds. */
export function isWithinBounds(xml: string): boolean {
  for (const [tag] of xml.matchAll(PLACED)) {
    const [, double, single] = PLACE.exec(tag) ?? [];
    const place = double ?? single;
    // Without a place, it's behind the one before.
    if (place !== undefined && !isPlaceWithin(place)) return false;
  }
  return true;
}

/** @param place as `AB12`, or `12` of a row */
function isPlaceWithin(place: string): boolean {
  const [, letters = '', digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return digits !== undefined && Number(digits) <= MOST_ROWS && column <= MOST_COLUMNS;
}
