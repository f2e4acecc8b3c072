// What the columns of a sheet with questions are called: ours, and those of Kahoot's and other programs' sheets.

/** Columns with one meaning each. Options have a list of their own. */
export type SheetField =
  | 'question'
  | 'correct'
  | 'kind'
  | 'difficulty'
  | 'marks'
  | 'explanation'
  | 'tolerance'
  | 'unit';

export interface Columns {
  /** Place of each column, from 0. */
  fields: ReadonlyMap<SheetField, number>;
  /** Places of the options, in their order. */
  options: readonly number[];
  /** Options have numbers rather than letters, so a number names one of them. */
  numbered: boolean;
}

/** The first match counts. */
const FIELDS: readonly [SheetField, RegExp][] = [
  ['kind', /^(?:kind|type|question type)\b/u],
  ['question', /^(?:question|prompt|statement|front)\b/u],
  ['correct', /^(?:correct|right|answer key|answers? ?\(s\)|answer$|accepted|back)\b/u],
  ['difficulty', /^(?:difficulty|level)\b/u],
  ['marks', /^(?:marks?|points?|score)\b/u],
  ['explanation', /^(?:explanation|feedback|reason)\b/u],
  ['tolerance', /^tolerance\b/u],
  ['unit', /^unit\b/u],
];
const OPTION = /^(?:option|answer|choice|alternative)?\s*(?:([a-h])|([1-8]))\b/u;

/** The columns that a row names; null where it isn't a header. */
export function findColumns(cells: readonly string[]): Columns | null {
  const fields = new Map<SheetField, number>();
  const options: { place: number; order: number; numbered: boolean }[] = [];
  for (const [place, cell] of cells.entries()) {
    const name = cell.trim().toLowerCase();
    const [, letter, number] = OPTION.exec(name) ?? [];
    if (letter !== undefined) options.push({ place, order: letter.charCodeAt(0), numbered: false });
    else if (number !== undefined) options.push({ place, order: Number(number), numbered: true });
    else {
      const field = FIELDS.find(([sheetField, pattern]) => pattern.test(name) && !fields.has(sheetField))?.[0];
      if (field) fields.set(field, place);
    }
  }
  if (!fields.has('question') || !fields.has('correct')) return null;
  options.sort((a, b) => a.order - b.order);
  return { fields, options: options.map(({ place }) => place), numbered: options.some(({ numbered }) => numbered) };
}
