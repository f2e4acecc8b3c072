// The names of the columns in sheets with questions: ours, and those in the sheets of Kahoot and other programs.

/** Columns with a single meaning each. Options are listed separately. */
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
  /** The index of each column that was found in the sheet's header, from 0. */
  fields: ReadonlyMap<SheetField, number>;
  /** The indexes of the sheet's option columns, in the options' order. */
  options: readonly number[];
  /** Whether options have numbers rather than letters, so that a number names an option. */
  numbered: boolean;
}

/** The patterns for the names of the columns; the first match counts. */
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

/** Returns the columns that a row names; null if it isn't a header. */
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
