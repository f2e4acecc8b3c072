// Parses questions in rows: CSV or tab-separated with a header that names the columns, or two columns as Anki exports
// its notes.
import { type CsvFile, parseCsv } from '@quorbit/contracts/lib/csv-parser';
import { newId } from '@quorbit/contracts/lib/ids';
import { DIFFICULTIES } from '@quorbit/contracts/quizzes/difficulty';
import { parseNumber } from '@quorbit/contracts/quizzes/kinds/number';
import type { QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';
import { type EditedQuestion, newQuestion } from '../edited-quiz.ts';
import { toChoiceQuestion } from './choice-question.ts';
import { convertFormulas, htmlToText } from './markup.ts';
import { addPart, type FoundQuestion, type QuestionsFile, UnreadableQuestionError } from './questions-file.ts';
import { type Columns, findColumns, type SheetField } from './sheet-columns.ts';

/** The number of rows in which a header is searched, because Kahoot's sheet has instructions above it. */
const MAX_HEADER_ROWS = 15;
const PAIRS: Columns = {
  fields: new Map([
    ['question', 0],
    ['correct', 1],
  ]),
  options: [],
  numbered: false,
};
const NO_HEADER =
  'The first row must name the columns: question, option A to D, correct. Or put just a question and its answer in each row.';

/**
 * Returns whether a text can only be a sheet: it has a header, begins like an Anki export, or has a tab in every line.
 */
export function isSheet(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    text.startsWith('#separator:') ||
    lines.every((line) => /\S\t+\S/u.test(line)) ||
    findHeaderIndex(parseCsv(lines.slice(0, MAX_HEADER_ROWS).join('\n')).records) !== -1
  );
}

export function parseSheet(text: string): QuestionsFile {
  const file: QuestionsFile = { found: [], unread: [] };
  const { content, skipped, html } = stripSettings(text);
  const { records, openQuote } = parseCsv(content);
  const header = findHeaderIndex(records);
  const columns = findColumns(records[header]?.cells ?? []) ?? findPairColumns(records);
  const rows = records.slice(header + 1).map(({ line, cells }) => ({ line: line + skipped, cells }));
  if (!columns) {
    const [first] = rows;
    if (first) file.unread.push({ line: first.line, text: first.cells.join(', '), message: NO_HEADER });
  } else
    for (const { line, cells } of rows) {
      const cellsOfRow = html ? cells.map((cell) => convertFormulas(htmlToText(cell))) : cells;
      addPart(file, { line, text: cells.join(', ') }, () => parseQuestion(new Row(cellsOfRow, columns)));
    }
  if (openQuote !== null)
    file.unread.push({
      line: openQuote + skipped,
      text: '',
      message: 'A quotation mark that begins here is never closed.',
    });
  return file;
}

function findHeaderIndex(records: CsvFile['records']): number {
  return records.slice(0, MAX_HEADER_ROWS).findIndex(({ cells }) => findColumns(cells) !== null);
}

/** Splits an Anki export into its content and the setting lines before it, such as `#html:true`. */
function stripSettings(text: string): { content: string; skipped: number; html: boolean } {
  const settings = /^(?:#[a-z][a-z ]*:[^\n]*\n)*/u.exec(text)?.[0] ?? '';
  return {
    content: text.slice(settings.length),
    skipped: settings.split('\n').length - 1,
    html: /^#html:true/mu.test(settings),
  };
}

function findPairColumns(records: CsvFile['records']): Columns | null {
  return records.length > 0 && records.every(({ cells }) => cells.length === 2) ? PAIRS : null;
}

/** A row whose cells are accessed by the names of their columns. */
class Row {
  readonly #cells: readonly string[];
  readonly #columns: Columns;

  constructor(cells: readonly string[], columns: Columns) {
    this.#cells = cells;
    this.#columns = columns;
  }

  get(field: SheetField): string {
    return this.#at(this.#columns.fields.get(field) ?? -1);
  }

  /** The row's non-empty options, each with its position among all option columns. */
  get options(): { text: string; place: number }[] {
    return this.#columns.options
      .map((column, place) => ({ text: this.#at(column), place }))
      .filter(({ text }) => text !== '');
  }

  get numbered(): boolean {
    return this.#columns.numbered;
  }

  #at(place: number): string {
    return this.#cells[place]?.trim() ?? '';
  }
}

function parseQuestion(row: Row): Omit<FoundQuestion, 'line'> {
  const question = row.get('question');
  if (question === '') throw new UnreadableQuestionError('This row has no question.');
  const { fields, note } = parseAnswer(row, parseKind(row.get('kind')));
  const written = row.get('difficulty').toLowerCase();
  const difficulty = DIFFICULTIES.find((level) => level === written);
  const difficultyNote =
    written !== '' && !difficulty ? `“${row.get('difficulty')}” is no difficulty, so it's medium.` : null;
  return {
    question: {
      ...newQuestion(newId(), fields.kind),
      question,
      explanation: row.get('explanation'),
      difficulty: difficulty ?? 'medium',
      marks: row.get('marks') || '1',
      unit: row.get('unit'),
      ...fields,
    },
    note: [note, difficultyNote].filter((value) => value !== null).join(' ') || null,
  };
}

const KINDS: readonly [QuestionKind, RegExp][] = [
  ['true_false', /^(?:true|tf\b|t\/f)/u],
  ['multiple', /^multi(?:ple (?:choice|answers?|select)|ple|[- ]?select)?$|^checkbox/u],
  ['single', /^single|^quiz$|^mcq?$/u],
  ['text', /^(?:short )?(?:text|answer)|^type answer|^fill/u],
  ['number', /^num/u],
];

/**
 * Parses the kind of a question; null if the cell is empty, so that the answer decides.
 * @throws UnreadableQuestionError if the kind is unknown.
 */
function parseKind(cell: string): QuestionKind | null {
  const written = cell.toLowerCase();
  if (written === '') return null;
  const kind = KINDS.find(([, pattern]) => pattern.test(written))?.[0];
  if (kind) return kind;
  throw new UnreadableQuestionError(
    `“${cell}” is no kind of question. Write single, multiple, true or false, text or number.`,
  );
}

interface Answer {
  fields: Pick<EditedQuestion, 'kind'> & Partial<EditedQuestion>;
  note: string | null;
}

function parseAnswer(row: Row, kind: QuestionKind | null): Answer {
  const correct = row.get('correct');
  if (kind === 'text') return { fields: { kind, accepted: parseAcceptedAnswers(correct) }, note: null };
  if (kind === 'number') return parseNumberAnswer(row, correct);
  const truth = TRUTHS[correct.toLowerCase()];
  if (kind === 'true_false') return { fields: { kind, truth: truth ?? findTruthOption(row, correct) }, note: null };
  const { options } = row;
  if (options.length > 0) {
    const places = findRightPlaces(correct, row);
    const choices = options.map(({ text, place }) => ({ text, right: places.includes(place) }));
    return toChoiceQuestion(choices, kind === 'multiple');
  }
  if (kind !== null) throw new UnreadableQuestionError('This row has no options. Write each into a column of its own.');
  if (correct === '') throw new UnreadableQuestionError('This row has no answer.');
  if (truth !== undefined && /^(?:true|false)$/iu.test(correct))
    return { fields: { kind: 'true_false', truth }, note: null };
  if (parseNumber(splitTolerance(correct)[0]) !== null) return parseNumberAnswer(row, correct);
  return { fields: { kind: 'text', accepted: parseAcceptedAnswers(correct) }, note: null };
}

const TRUTHS: Readonly<Record<string, boolean | undefined>> = {
  true: true,
  t: true,
  yes: true,
  1: true,
  false: false,
  f: false,
  no: false,
  0: false,
};

/**
 * Returns the value of the right option if a question's options are True and False, e.g. true if the cell 'A' names the
 * option True; else null.
 */
function findTruthOption(row: Row, correct: string): boolean | null {
  const places = findRightPlaces(correct, row);
  const right = row.options.find(({ place }) => places.includes(place));
  return TRUTHS[right?.text.toLowerCase() ?? ''] ?? null;
}

function parseNumberAnswer(row: Row, correct: string): Answer {
  const [value, written] = splitTolerance(correct);
  return { fields: { kind: 'number', value, tolerance: row.get('tolerance') || written || '0' }, note: null };
}

/** Splits a number from its tolerance, as in 3.14 ± 0.01; without one, the tolerance is empty. */
function splitTolerance(correct: string): [string, string] {
  const at = correct.indexOf('±');
  return at === -1 ? [correct, ''] : [correct.slice(0, at).trimEnd(), correct.slice(at + 1).trim()];
}

/** Splits accepted answers at vertical bars and returns them one per line. */
function parseAcceptedAnswers(correct: string): string {
  return correct
    .split('|')
    .map((form) => form.trim().replaceAll(/\s+/gu, ' '))
    .filter((form) => form !== '')
    .join('\n');
}

const FIRST_LETTER = 'A'.charCodeAt(0);
/** Matches capital letters in a row, e.g. AC; lower-case letters could be a word. */
const JOINED_LETTERS = /^[A-H]{1,8}$/u;
const SEPARATED_PLACES = /^[a-h1-8](?:(?:[\s,;|/+&]+|\s+and\s+)[a-h1-8])*$/iu;

/**
 * Returns the indexes of the options that a cell names as right: by letters, by numbers, or by the text of one option.
 * Empty if it names an option that doesn't exist.
 */
function findRightPlaces(correct: string, { options, numbered }: Row): number[] {
  const byText = options.filter(({ text }) => text.toLowerCase() === correct.toLowerCase());
  // For 'Which number is prime?' with an option 4, the cell '4' means the option's text, unless the options are
  // numbered.
  const isPlace = /^[a-h]$/iu.test(correct) || (numbered && /^\d/u.test(correct));
  if (byText.length === 1 && !isPlace) return byText.map(({ place }) => place);
  if (!JOINED_LETTERS.test(correct) && !SEPARATED_PLACES.test(correct)) return [];
  const namedPlaces = [...correct.replaceAll(/and/giu, '').matchAll(/[a-h1-8]/giu)].map(([name]) => parsePlace(name));
  return namedPlaces.every((namedPlace) => options.some(({ place }) => place === namedPlace)) ? namedPlaces : [];
}

function parsePlace(name: string): number {
  return /\d/u.test(name) ? Number(name) - 1 : name.toUpperCase().charCodeAt(0) - FIRST_LETTER;
}
